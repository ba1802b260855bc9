import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const texts = ['.js', '.css', '.svg', '.json', '.webmanifest', '.wasm']
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Writes a `.br` and a `.gz` beside each built text or program, so that none is compressed again for every visitor.
 * @param {string} folder
 */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!texts.includes(extname(name))) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    if (content.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotli))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
