import { type Color, drawPng } from '../../spreadsheet/draw-png'

const white: Color = [255, 255, 255]
const zones: readonly Color[] = [
  [20, 78, 134],
  [64, 150, 200],
  [120, 190, 140],
  [240, 180, 80],
]

/** Four bands, from the freezer's blue to the dry store's orange, on white. */
export const coldZones = (): Buffer =>
  drawPng(800, 500, (x, y) => {
    const band = Math.floor((y - 40) / 110)
    const isInside = x > 40 && x < 760 && y > 40 && (y - 40) % 110 < 90
    return (isInside && zones[band]) || white
  })
