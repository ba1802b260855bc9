import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawingNames } from '../server/seed/demo/product-drawings'

/** Writes the drawings that the assortment names, from the icon set that is a development dependency, with its licence. */
const load = createRequire(import.meta.url)
const set = load('@iconify-json/fluent-emoji-flat/icons.json') as {
  icons: Record<string, { body: string } | undefined>
  aliases?: Record<string, { parent: string } | undefined>
  width: number
  height: number
}
const folder = join(import.meta.dirname, '../server/seed/files/pictures')
mkdirSync(folder, { recursive: true })

const names = drawingNames()
for (const name of names) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`No drawing is called ${name}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${set.width} ${set.height}">${icon.body}</svg>\n`
  writeFileSync(join(folder, `${name}.svg`), svg)
}
const bytes = names.reduce((sum, name) => sum + readFileSync(join(folder, `${name}.svg`)).length, 0)
console.info(`${names.length} drawings, ${bytes} bytes`)
