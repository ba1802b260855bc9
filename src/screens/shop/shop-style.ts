import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { ofTheme } from '../../theme/of-theme'
import { stepperStyle } from '../../trade/stepper-style'

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette
const focus = (theme: Theme): CSSObject => ({
  outline: `2px solid ${paletteOf(theme).primary.main}`,
  outlineOffset: 1,
})

function rowStyle(theme: Theme): CSSObject {
  const palette = paletteOf(theme)
  return {
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr) 168px 176px',
      columnGap: 14,
      alignItems: 'center',
      padding: '8px 14px',
      borderBottom: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '& .row:hover': { backgroundColor: palette.surface.subtle },
    '& .row:focus-within': { backgroundColor: palette.surface.subtle },
    '& .row[data-ordered]': { boxShadow: `inset 3px 0 0 ${palette.primary.main}` },
    '& .picture': {
      width: 40,
      height: 40,
      borderRadius: 8,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      color: palette.text.secondary,
      backgroundColor: palette.surface.subtle,
    },
    '& .picture.large': { width: 120, height: 120, borderRadius: 12 },
    '& .picture.large svg': { width: 48, height: 48 },
    '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
    '& .name': {
      font: 'inherit',
      fontWeight: 600,
      color: palette.text.primary,
      background: 'none',
      border: 0,
      padding: 0,
      textAlign: 'left',
      cursor: 'pointer',
      borderRadius: 4,
    },
    '& .title': { display: 'flex', alignItems: 'flex-start', gap: 4 },
    '& .name:hover': { color: palette.primary.main, textDecoration: 'underline' },
    '& .quiet': { fontSize: '0.8125rem', lineHeight: 1.45, color: palette.text.secondary },
    '& .marks': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginTop: 3 },
    '& .mark': {
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: '20px',
      padding: '0 7px',
      borderRadius: 5,
      color: palette.tone.grey.text,
      backgroundColor: palette.tone.grey.fill,
      whiteSpace: 'nowrap',
    },
    '& .mark[data-tone="green"]': {
      color: palette.tone.green.text,
      backgroundColor: palette.tone.green.fill,
    },
    '& .mark[data-tone="blue"]': { color: palette.tone.blue.text, backgroundColor: palette.tone.blue.fill },
    '& .mark[data-tone="lightGreen"]': {
      color: palette.tone.lightGreen.text,
      backgroundColor: palette.tone.lightGreen.fill,
    },
    '& .price': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& .price b': { fontSize: '1.0625rem', fontWeight: 650 },
    '& .star': {
      width: 24,
      height: 24,
      padding: 0,
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      border: 0,
      borderRadius: 6,
      background: 'none',
      cursor: 'pointer',
      color: palette.text.secondary,
    },
    '@media (pointer: coarse)': { '& .star': { width: 40, height: 40, margin: '-8px -8px -8px -6px' } },
    '& .star[aria-pressed="true"]': { color: palette.secondary.main },
    '& button:focus-visible, & a:focus-visible': focus(theme),
  }
}

function cardStyle(theme: Theme): CSSObject {
  const palette = paletteOf(theme)
  return {
    '& .cards': { display: 'grid', gap: 12, paddingBottom: 12 },
    '& .tile': {
      display: 'flex',
      flexDirection: 'column',
      gap: 6,
      padding: 14,
      minHeight: 246,
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      backgroundColor: palette.background.paper,
    },
    '& .tile[data-ordered]': {
      borderColor: palette.primary.main,
      boxShadow: `0 0 0 1px ${palette.primary.main}`,
    },
    '& .tile > .top': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr) auto', gap: 10 },
    '& .tile > .bottom': { marginTop: 'auto' },
    '& .tile .price': { textAlign: 'left' },
    '& .tile .order': { alignItems: 'stretch' },
    '& .tile .order .quiet': { textAlign: 'right' },
    '& .tile .stepper': { width: '100%' },
  }
}

/** Everything of a catalogue's rows in one style sheet: thousands of rows are drawn while scrolling. */
export const ShopRoot = styled('div')(
  ofTheme(({ theme }) => ({
    ...rowStyle(theme),
    ...stepperStyle(theme),
    ...cardStyle(theme),
    '& .rows': {
      border: `1px solid ${paletteOf(theme).divider}`,
      borderRadius: 8,
      overflow: 'hidden',
      backgroundColor: paletteOf(theme).background.paper,
    },
    '@media (max-width: 699.95px)': {
      '& .row': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: 6,
        padding: '10px 12px',
        position: 'relative',
      },
      '& .row > .picture:not(.own)': { display: 'none' },
      '& .row > .picture.own': { position: 'absolute', top: 12, left: 12 },
      '& .row > .picture.own + .what': { paddingLeft: 50, minHeight: 44 },
      '& .row > .what': { gridColumn: '1 / -1' },
      '& .row > .price': { textAlign: 'left' },
      '& .stepper': { width: 148, height: 40 },
    },
  })),
)
