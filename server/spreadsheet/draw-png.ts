import { deflateSync } from 'node:zlib'
import { crc32 } from './crc32'

/** The red, green and blue of a point. */
export type Color = readonly [red: number, green: number, blue: number]

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
  return pngOf(width, height, lines)
}

/** A PNG picture of lines that are ready: a zero, then red, green and blue of each point. */
export function pngOf(width: number, height: number, lines: Buffer): Buffer {
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
