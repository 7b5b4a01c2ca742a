/** The entry point: styles, texts, and the page for the current address. */
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { keepClient } from './offline/network.svelte';

mount(App, { target: document.getElementById('app')! });
keepClient();
