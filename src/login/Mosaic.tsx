import type { ReactNode } from 'react'

/** Side of a tile, in the drawing's own units. */
const side = 100
const cream = '#f6efe2'
const teal = '#7ccac4'
const deep = '#063331'
const rust = '#c8601f'
const apricot = '#f0a875'
const sun = '#f2c14e'
const mint = '#cfe6e2'
const leaf = '#3f8f5f'

/** One tile: its ground and the shape on it, drawn in a 100 × 100 square. */
interface Tile {
  ground: string
  shape: ReactNode
}

const quarter = (color: string) => <path d="M0 0h100A100 100 0 0 1 0 100Z" fill={color} />

const tiles: readonly Tile[] = [
  { ground: teal, shape: quarter(deep) },
  {
    ground: cream,
    shape: (
      <>
        <path
          d="M50 34c-9-8-30-6-30 18 0 20 15 34 22 34 4 0 5-2 8-2s4 2 8 2c7 0 22-14 22-34 0-24-21-26-30-18Z"
          fill={rust}
        />
        <path d="M50 32c0-12 8-20 20-20 0 12-8 20-20 20Z" fill={leaf} />
      </>
    ),
  },
  {
    ground: deep,
    shape: (
      <>
        <path d="M34 40 50 22l16 18v46H34Z" fill={cream} />
        <path d="M34 58h32v18H34Z" fill={teal} />
        <path d="M42 12h16v10H42Z" fill={apricot} />
      </>
    ),
  },
  { ground: apricot, shape: <path d="M0 100a50 50 0 0 1 100 0ZM0 50a50 50 0 0 1 100 0Z" fill={rust} /> },
  {
    ground: rust,
    shape: (
      <>
        <path d="M50 92 32 40q18-12 36 0Z" fill={sun} />
        <path d="M50 36c-4-14-14-16-20-22 12-2 18 4 20 10 2-6 8-12 20-10-6 6-16 8-20 22Z" fill={mint} />
      </>
    ),
  },
  {
    ground: mint,
    shape: (
      <>
        <circle cx="50" cy="50" r="34" fill={deep} />
        <path
          d="m34 51 12 12 21-24"
          fill="none"
          stroke={sun}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  { ground: sun, shape: <path d="M0 0a100 100 0 0 0 100 100V60A60 60 0 0 1 40 0Z" fill={cream} /> },
  {
    ground: teal,
    shape: (
      <>
        <path d="M14 50c16-26 46-26 60-4l16-14v36L74 54c-14 22-44 22-60-4Z" fill={deep} />
        <circle cx="34" cy="46" r="4.5" fill={sun} />
      </>
    ),
  },
  {
    ground: cream,
    shape: (
      <>
        <path d="M16 62h14v22H16Z" fill={teal} />
        <path d="M43 42h14v42H43Z" fill={leaf} />
        <path d="M70 20h14v64H70Z" fill={rust} />
      </>
    ),
  },
  { ground: leaf, shape: <path d="M50 10c26 18 26 62 0 80-26-18-26-62 0-80Z" fill={mint} /> },
  {
    ground: apricot,
    shape: (
      <>
        <path d="M10 32h48v36H10Z" fill={deep} />
        <path d="M62 42h16l12 14v12H62Z" fill={cream} />
        <circle cx="30" cy="72" r="9" fill={sun} />
        <circle cx="74" cy="72" r="9" fill={sun} />
      </>
    ),
  },
  {
    ground: deep,
    shape: (
      <>
        <circle cx="50" cy="50" r="36" fill={cream} />
        <circle cx="50" cy="50" r="17" fill={sun} />
      </>
    ),
  },
]

const columns = 4

/** The illustration: what the portal moves, as a wall of tiles. Decoration only. */
export function Mosaic() {
  const height = (tiles.length / columns) * side
  return (
    <svg className="mosaic" viewBox={`0 0 ${columns * side} ${height}`} aria-hidden="true">
      {tiles.map(({ ground, shape }, index) => (
        <g
          key={index}
          transform={`translate(${(index % columns) * side} ${Math.floor(index / columns) * side})`}
        >
          <path d="M0 0h100v100H0Z" fill={ground} />
          {shape}
        </g>
      ))}
    </svg>
  )
}
