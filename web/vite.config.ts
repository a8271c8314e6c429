import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  // A component's styles bear its name, which is shorter on the wire than a hash and says whose they are; other classes
  // begin with a small letter. All components have runes: one without any would bring in the half of Svelte that serves
  // older ones.
  plugins: [svelte({ compilerOptions: { cssHash: ({ name }) => name, discloseVersion: false, runes: true } })],
  build: {
    outDir: '../src/labdeck/server/static',
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
