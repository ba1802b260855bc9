import { deflateSync } from 'node:zlib'
import { crc32 } from '../../server/spreadsheet/crc32'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body, 0))
  return Buffer.concat([length, body, sum])
}

/** A PNG that claims a size; its pixels are those of one by one. */
export function png(width = 1, height = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 31, 58, 95]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A short PDF. */
export const pdf = (text = 'essai'): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)
