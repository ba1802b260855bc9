import type { CSSObject, Theme } from '@mui/material/styles'
import { tones } from '../../fields/cells/tones'

/** A few lines, cut where it must: a clamped text lets its column shrink, where `nowrap` would not. */
const shrinking: CSSObject = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  wordBreak: 'break-all',
  whiteSpace: 'normal',
}

/** Names often differ at their end only: they go on on further lines. */
const wrapping: CSSObject = { WebkitLineClamp: 3, wordBreak: 'normal', overflowWrap: 'anywhere' }

/** How the cells of `src/fields/cells` look, wherever they stand. */
export function cellStyle(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme
  return {
    '& a': { color: palette.primary.main, textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& input[type="checkbox"]': {
      width: 17,
      height: 17,
      margin: 0,
      verticalAlign: 'middle',
      cursor: 'pointer',
      accentColor: palette.primary.main,
    },
    '&[data-stale] .is-check': { pointerEvents: 'none', opacity: 0.4 },
    '& .cell-text, & .cell-mail': { ...shrinking, minWidth: 120, maxWidth: 280 },
    '& .cell-text': wrapping,
    '& .cell-plain': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .cell-empty': { color: palette.text.secondary },
    '& .cell-bool, & .cell-color, & .cell-file, & .cell-several': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    '& .cell-bool': { color: palette.text.secondary },
    '& .cell-yes svg': { color: palette.success.main },
    '& .cell-badge': {
      display: 'inline-block',
      maxWidth: 260,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
      padding: '1px 8px',
      borderRadius: 6,
      fontSize: '0.8125rem',
      fontWeight: 500,
      lineHeight: 1.5,
      color: palette.tone.grey.text,
      backgroundColor: palette.tone.grey.fill,
    },
    '& .cell-badge.is-long': { ...shrinking, display: '-webkit-inline-box', minWidth: 180 },
    ...Object.fromEntries(
      tones.map((tone) => [
        `& .cell-badge.is-${tone}`,
        { color: palette.tone[tone].text, backgroundColor: palette.tone[tone].fill },
      ]),
    ),
    '& .cell-more': { fontSize: '0.8125rem', fontWeight: 600, color: palette.text.secondary },
    '& .cell-image': { height: 32, maxWidth: 72, objectFit: 'contain', borderRadius: 4, display: 'block' },
  }
}
