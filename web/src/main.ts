import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'
import './page.css'
import './table/board.css'

mount(App, { target: document.getElementById('page')! })
