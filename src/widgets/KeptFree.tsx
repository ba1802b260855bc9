import GlobalStyles from '@mui/material/GlobalStyles'

interface Props {
  /** Pixels, from the lower edge of the window. */
  height: number
  /** It stands on another bar, whose height it includes. */
  isUpper?: boolean
}

/** Keeps the foot of the page free for a bar that sticks there: what the keyboard reaches comes above it (WCAG 2.4.11). */
export function KeptFree({ height, isUpper = false }: Props) {
  const kept = { scrollPaddingBottom: `calc(${height}px + env(safe-area-inset-bottom, 0px))` }
  return <GlobalStyles styles={{ [isUpper ? 'html:root' : 'html']: kept }} />
}
