import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** Puts our symbols into the page once, so that `<use href="#fox">` works everywhere at once. */
function sprite(): Plugin {
  const file = new URL('./src/art/art.svg', import.meta.url);
  return {
    name: 'anadrome-sprite',
    transformIndexHtml: (html) =>
      html.replace('<!--art-->', () =>
        readFileSync(file, 'utf8').trim().replace('<svg ', '<svg aria-hidden="true" class="sprite" '),
      ),
  };
}

/** Asks for the two upright fonts at once, not only when the style sheet has come. */
function preloadFonts(): Plugin {
  return {
    name: 'anadrome-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith('.woff2'));
        return fonts.map<HtmlTagDescriptor>((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head-prepend',
        }));
      },
    },
  };
}

const server = process.env.ANADROME_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), sprite(), preloadFonts()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
