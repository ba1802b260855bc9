import GlobalStyles from '@mui/material/GlobalStyles'

interface Props {
  /** Pixels, from the lower edge of the window, or the upper one. */
  height: number
  /** It stands on another bar, whose height it includes. */
  isUpper?: boolean
  /** It sticks under the bar above, whose height it includes, where the window is wide. */
  isTop?: boolean
}

/** Keeps the edge of the page free for a bar that sticks there: what the keyboard reaches comes beside it (WCAG 2.4.11). */
export function KeptFree({ height, isUpper = false, isTop = false }: Props) {
  const kept = { scrollPaddingBottom: `calc(${height}px + env(safe-area-inset-bottom, 0px))` }
  const below = { '@media (min-width: 900px)': { scrollPaddingTop: height } }
  return <GlobalStyles styles={{ [isUpper || isTop ? 'html:root' : 'html']: isTop ? below : kept }} />
}
