import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/labdeck/server/static',
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
