import type { Theme } from '@mui/material/styles'

/** Widths of the side navigation, in pixels. */
export const navWidth = { open: 256, mini: 72 } as const
/** Height of the top bar, in pixels. */
export const barHeight = 64

/** The side navigation keeps one deep green in both schemes: text on it has a contrast over 9. */
export const navColors = {
  ground: '#083c3a',
  groundDark: '#0b1312',
  text: '#d6e9e6',
  quiet: '#9dc2bd',
  active: 'rgb(255 255 255 / 13%)',
  hover: 'rgb(255 255 255 / 7%)',
  mark: '#f0a875',
} as const

/** Below this width the navigation is a drawer. */
export const isNarrowQuery = (theme: Theme) => theme.breakpoints.down('md')
