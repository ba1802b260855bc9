import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const page = 'test/e2e/gallery/index.html'

/** Builds the gallery aside and serves it on a port (0: any free one); answers its address and how to stop. */
export async function serveGallery(port = 0) {
  const outDir = await mkdtemp(join(tmpdir(), 'gallery-'))
  await build({
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir, target: 'es2022', rolldownOptions: { input: page } },
  })
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: port !== 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  const bound = address && typeof address === 'object' ? address.port : port
  const stop = async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${bound}/${page}`, outDir, stop }
}
