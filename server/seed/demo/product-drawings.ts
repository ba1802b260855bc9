import { assortment } from '../assortment'
import type { Dataset } from '../dataset'
import { seedFile } from '../seed-file'

const folder = '/product'

/** Names of the drawings that the assortment's lines name. */
export const drawingNames = (): string[] => [...new Set(assortment().map(({ picture }) => picture))].sort()

const fileName = (name: string) => `${name}.svg`

/** The bytes of a drawing: Fluent Emoji, Microsoft, MIT (`server/seed/files/pictures/LICENSE`). */
export const drawing = (name: string): Buffer => seedFile(`pictures/${fileName(name)}`)

/** Where the store keeps a drawing. */
export const drawingKey = (name: string): string => `upload${folder}/${fileName(name)}`

/** Adds the files of the drawings; their ids by their names. The seed is the only door by which an SVG becomes a file. */
export function drawingIds(data: Dataset): ReadonlyMap<string, number> {
  const names = drawingNames()
  const files = data.add(
    'file',
    names.map((name) => ({
      path: folder,
      unique_name: fileName(name),
      mime_type: 'image/svg+xml',
      filename: fileName(name),
      owner_model: 'Product',
      public: true,
    })),
  )
  return new Map(files.map(({ id }, at) => [names[at] ?? '', id]))
}
