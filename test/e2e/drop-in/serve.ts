import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BrowserContext } from 'playwright-core'
import { build } from 'vite'

const page = 'test/e2e/drop-in/index.html'
const base = '/drop-in/'
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Builds the back office of this folder aside; a browser is given it in place of the product's own, on the same server. */
export async function buildDropIn() {
  const outDir = await mkdtemp(join(tmpdir(), 'drop-in-'))
  await build({
    configFile: false,
    base,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, target: 'es2022', minify: false, rolldownOptions: { input: page } },
  })
  const html = await readFile(join(outDir, page), 'utf8')
  const give = async (context: BrowserContext) => {
    await context.route('**/back-office/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    await context.route(`**${base}**`, async (route) => {
      const path = new URL(route.request().url()).pathname.slice(base.length)
      const body = await readFile(join(outDir, path))
      await route.fulfill({ contentType: types[extname(path)] ?? 'application/octet-stream', body })
    })
  }
  return { give, stop: () => rm(outDir, { recursive: true, force: true }) }
}
