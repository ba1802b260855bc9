import { drawPng } from '../../spreadsheet/draw-png'
import { families } from '../data/families'
import type { Dataset } from '../dataset'
import { hash32 } from '../random'

type Color = readonly [number, number, number]

const size = 160
const white: Color = [255, 255, 255]

/** A colour of this hue (degrees), as a picture's point: `light` from 0 (black) to 1 (white). */
function colorOf(hue: number, light: number): Color {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = light - 0.45 * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(255 * value)
  }
  return [channel(0), channel(8), channel(4)]
}

/** A plate in the colours of a family, with as many petals as its name decides: ours, drawn at seeding. */
export function familyPicture(label: string): Buffer {
  const seed = hash32(label)
  const [hue, petals] = [seed % 360, 3 + (seed % 6)]
  const [soft, plain, deep] = [colorOf(hue, 0.9), colorOf(hue, 0.6), colorOf(hue, 0.38)]
  return drawPng(size, size, (x, y) => {
    const [dx, dy] = [x - size / 2, y - size / 2]
    const far = Math.hypot(dx, dy)
    const petal = 34 + 14 * Math.cos(petals * Math.atan2(dy, dx))
    if (far < 10) return white
    if (far < petal) return deep
    if (far < 58) return plain
    return far < 66 ? white : soft
  })
}

export const pictureName = (index: number): string => `family-${index + 1}.png`

/** The files of the families' pictures; `help-files.ts` makes the pictures themselves. */
export function addFamilyPictures(data: Dataset): void {
  const files = data.add(
    'file',
    families.map(({ label }, index) => ({
      path: '/family',
      unique_name: pictureName(index),
      mime_type: 'image/png',
      filename: `${label}.png`,
      owner_model: 'Family',
      public: true,
    })),
  )
  for (const [index, { label }] of families.entries()) {
    const family = data.rows('family').find((row) => row.label === label)
    if (family) family.image_file_id = files[index]?.id
  }
  addCatalogImages(data)
}

/** Both catalogues show the picture of their first family. */
function addCatalogImages(data: Dataset): void {
  const images = data.rows('catalog').flatMap(({ id, label }, position) => {
    const first = data.rows('family').find(({ catalog_id }) => catalog_id === id)
    return first ? { label, catalog_id: id, file_id: first.image_file_id, position } : []
  })
  data.add('catalogimage', images)
}
