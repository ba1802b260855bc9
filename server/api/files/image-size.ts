export interface ImageSize {
  width: number
  height: number
}

/** JPEG frames that tell the size: baseline to arithmetic, tables and comments aside. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    if (marker === 0xff) at += 1
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** Size of a PNG, GIF or JPEG, read from its header alone; undefined when it tells none. */
export function imageSize(mime: string, bytes: Buffer): ImageSize | undefined {
  if (mime === 'image/png' && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (mime === 'image/gif' && bytes.length >= 10)
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  return mime === 'image/jpeg' ? jpegSize(bytes) : undefined
}

/** What a browser may be asked to unpack: 10,000 pixels a side, 50 million in all. */
export const isReasonable = ({ width, height }: ImageSize): boolean =>
  width > 0 && height > 0 && width <= 10_000 && height <= 10_000 && width * height <= 50_000_000
