import { deflateSync } from 'node:zlib'
import { crc32 } from '../../spreadsheet/crc32'

type Color = readonly [red: number, green: number, blue: number]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body, 0))
  return Buffer.concat([length, body, sum])
}

/** A PNG picture of this size, each point coloured by a function. */
export function drawPng(width: number, height: number, at: (x: number, y: number) => Color): Buffer {
  const lines = Buffer.alloc(height * (1 + 3 * width))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = at(x, y)
      const place = y * (1 + 3 * width) + 1 + 3 * x
      lines[place] = red
      lines[place + 1] = green
      lines[place + 2] = blue
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

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
