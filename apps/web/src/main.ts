import './trusting.ts'
import '@fontsource/alegreya/latin-500.css'
import '@fontsource/alegreya/latin-700.css'
import './fonts.css'
import './page.css'
import './kit/controls.css'
import { mount } from 'svelte'
import App from './app.svelte'
import { installOffline } from './kit/installing.ts'

mount(App, { target: document.getElementById('app') as HTMLElement })
installOffline()
