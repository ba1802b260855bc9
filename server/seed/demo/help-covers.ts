import { drawPng } from '../../spreadsheet/draw-png'

type Color = readonly [number, number, number]

const themes: readonly (readonly [Color, Color, Color])[] = [
  [
    [220, 239, 226],
    [120, 178, 142],
    [20, 83, 45],
  ],
  [
    [219, 233, 246],
    [108, 160, 206],
    [20, 78, 134],
  ],
  [
    [252, 236, 213],
    [233, 170, 92],
    [150, 84, 14],
  ],
]

/** The illustration of a document of the help centre: hills in the colours of its subject, drawn at seeding. */
export function helpCover(index: number): Buffer {
  const [sky, near, far] = themes[index % themes.length] ?? themes[0] ?? []
  if (!sky || !near || !far) throw new Error('A cover has three colours')
  const [width, height] = [480, 200]
  const hill = (x: number, base: number, { size, phase }: { size: number; phase: number }) =>
    base + size * Math.sin((x / width) * Math.PI * 2 + phase + index)
  return drawPng(width, height, (x, y) => {
    if (y > hill(x, 150, { size: 18, phase: 2 })) return far
    if (y > hill(x, 112, { size: 26, phase: 0 })) return near
    const isSun = Math.hypot(x - 380, y - 52) < 26
    return isSun ? [255, 250, 236] : sky
  })
}

export const coverName = (index: number): string => `couverture-${index + 1}.png`
