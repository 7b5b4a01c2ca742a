import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './look/tokens.css';
import './look/base.css';

import { mount } from 'svelte';

import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
