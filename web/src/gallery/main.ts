/** The drawing table: boards with positions from files, for those who draw them. Not part of the client. */
import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import '../look/tokens.css';
import '../look/base.css';

import { mount } from 'svelte';

import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.getElementById('app')!, props: { query } });
