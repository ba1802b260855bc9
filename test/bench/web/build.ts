import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const pages = resolve('test/bench/web/pages')
/** Where the compared pages are built. */
export const comparedFolder = resolve('dist/bench-web')

/** Builds the pages that the product is compared with, by the settings of the product's own build. */
export async function buildCompared(): Promise<void> {
  await rm(comparedFolder, { recursive: true, force: true })
  await build({
    configFile: false,
    root: pages,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: comparedFolder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { input: [resolve(pages, 'stock.html'), resolve(pages, 'form.html')] },
    },
  })
}
