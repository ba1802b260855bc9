import { inflateSync } from 'node:zlib'
import { type Color, pngOf } from './spreadsheet/draw-png'

/** The screens of phones and tablets that show a picture while an installed application starts: points and pixels a point. */
const screens: readonly (readonly [width: number, height: number, ratio: number])[] = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
  [744, 1133, 2],
  [768, 1024, 2],
  [810, 1080, 2],
  [820, 1180, 2],
  [834, 1112, 2],
  [834, 1194, 2],
  [834, 1210, 2],
  [1024, 1366, 2],
  [1032, 1376, 2],
]

/** The ground of an application, as the manifest says it too. */
export const ground = '#f6f8f7'

const startImages = screens.map(([width, height, ratio]) => ({
  ...{ width: width * ratio, height: height * ratio },
  name: `icons/start-${width * ratio}x${height * ratio}.png`,
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio}) and (orientation:portrait)`,
}))

/** The elements by which Safari, which makes none of the manifest, finds the picture of its own screen. */
export const startLinks = startImages
  .map(({ media, name }) => `<link rel="apple-touch-startup-image" media="${media}" href="/${name}" />`)
  .join('')

interface Picture {
  size: number
  /** Red, green, blue and cover of a point. */
  at: (x: number, y: number) => Uint8Array
}

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  if (pa <= pb && pa <= pc) return a
  return pb <= pc ? b : c
}

/** Reads a square picture of 8 bits with cover, as `public/icons` holds them (PNG, 9.2). */
function readIcon(png: Buffer): Picture {
  const size = png.readUInt32BE(16)
  if (png.readUInt32BE(20) !== size || png.readUInt16BE(24) !== 0x0806) throw new Error('Not such an icon')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const [packed, line] = [inflateSync(Buffer.concat(parts)), 4 * size]
  const points = Buffer.alloc(size * line)
  const before = (at: number, isThere: boolean) => (isThere ? (points[at] ?? 0) : 0)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < line; x++) {
      const at = y * line + x
      const [left, up] = [before(at - 4, x > 3), before(at - line, y > 0)]
      const corner = before(at - line - 4, x > 3 && y > 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)]
      points[at] = (packed[y * (line + 1) + 1 + x] ?? 0) + (guess[packed[y * (line + 1)] ?? 0] ?? 0)
    }
  return { size, at: (x, y) => points.subarray(y * line + 4 * x, y * line + 4 * x + 4) }
}

const part = (at: number) => Number.parseInt(ground.slice(at, at + 2), 16)
const under: Color = [part(1), part(3), part(5)]

/** An icon in another size, on the ground: each point is what it covers. */
function onGround({ size, at }: Picture, to: number): (x: number, y: number) => Color {
  const step = size / to
  return (x, y) => {
    const sum = [0, 0, 0]
    const [left, top] = [Math.floor(x * step), Math.floor(y * step)]
    const [right, bottom] = [
      Math.max(left + 1, Math.floor((x + 1) * step)),
      Math.max(top + 1, Math.floor((y + 1) * step)),
    ]
    for (let v = top; v < bottom; v++)
      for (let u = left; u < right; u++) {
        const point = at(Math.min(u, size - 1), Math.min(v, size - 1))
        const cover = (point[3] ?? 0) / 255
        for (const band of [0, 1, 2] as const)
          sum[band] = (sum[band] ?? 0) + (point[band] ?? 0) * cover + under[band] * (1 - cover)
      }
    const count = (right - left) * (bottom - top)
    const [red = 0, green = 0, blue = 0] = sum.map((one) => Math.round(one / count))
    return [red, green, blue]
  }
}

/** The pictures of all screens: the icon in the middle of the ground. */
export function drawStartImages(png: Buffer): { name: string; bytes: Buffer }[] {
  const icon = readIcon(png)
  return startImages.map(({ name, width, height }) => {
    const size = Math.round(Math.min(width, height) * 0.3)
    const [left, top] = [Math.round((width - size) / 2), Math.round((height - size) / 2)]
    const drawn = onGround(icon, size)
    const line = Buffer.alloc(1 + 3 * width).fill(Buffer.from(under), 1)
    const lines = Buffer.alloc(height * line.length, line)
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) lines.set(drawn(x, y), (top + y) * line.length + 1 + 3 * (left + x))
    const bytes = pngOf(width, height, lines)
    return { name, bytes }
  })
}
