/** The gallery: boards with positions from files, for work on boards. Not part of the client. */
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/base.css';
import '../look/controls.css';

import { mount } from 'svelte';

import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
mount(Gallery, { target: document.getElementById('app')!, props: { query } });
