import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { ofTheme } from '../../theme/of-theme'

const paletteOf = (theme: Theme) => (theme.vars ?? theme).palette
const narrow = '@media (max-width: 599.95px)'
const focus = (theme: Theme) => ({ outline: `2px solid ${paletteOf(theme).primary.main}`, outlineOffset: 1 })

function headingStyle(theme: Theme): CSSObject {
  const palette = paletteOf(theme)
  return {
    '& .heading': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12, marginBottom: 16 },
    '& .heading > :first-of-type': { flex: 1, minWidth: 200 },
    '& .heading h1': { ...(theme.typography.h1 as CSSObject), margin: 0 },
    '& .trail': { display: 'flex', alignItems: 'center', gap: 2, marginBottom: 2 },
    '& .trail, & .total': { fontSize: '0.875rem', color: palette.text.secondary },
    '& .trail a': { color: 'inherit', textDecoration: 'none', borderRadius: 4 },
    '& .trail a:hover': { textDecoration: 'underline' },
    '& .trail a:focus-visible': focus(theme),
    '& .title': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    // Its number comes after its title: it has its line from the start.
    '& .total': { minHeight: '1.5em', [narrow]: { flexBasis: '100%' } },
  }
}

function toolStyle(theme: Theme): CSSObject {
  const palette = paletteOf(theme)
  return {
    '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, padding: 10 },
    '& .spring': { flex: 1 },
    '& .tool': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      height: 38,
      padding: '0 12px',
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      color: palette.text.primary,
      background: 'none',
      border: `1px solid ${palette.surface.field}`,
      borderRadius: 8,
      cursor: 'pointer',
    },
    '& .tool.is-icon': { width: 38, padding: 0, borderColor: 'transparent', color: palette.text.secondary },
    '& .tool:hover': { backgroundColor: palette.surface.subtle, color: palette.text.primary },
    '& .tool:focus-visible': focus(theme),
    '& .tool[aria-current="page"]': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
      borderColor: palette.primary.main,
    },
    '& .tool:disabled': { opacity: 0.35, cursor: 'default', backgroundColor: 'transparent' },
    '& .count': {
      minWidth: 20,
      padding: '0 5px',
      borderRadius: 10,
      fontSize: '0.75rem',
      lineHeight: '20px',
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
  }
}

function searchStyle(theme: Theme): CSSObject {
  const palette = paletteOf(theme)
  const fieldBorder = `1px solid ${palette.surface.field}`
  return {
    '& .search': {
      position: 'relative',
      flex: '1 1 220px',
      maxWidth: 380,
      [narrow]: { flexBasis: '100%', maxWidth: 'none' },
    },
    '& .search > svg': { position: 'absolute', left: 11, top: 9, color: palette.text.secondary },
    '& .search input': {
      width: '100%',
      height: 38,
      padding: '0 38px',
      font: 'inherit',
      fontSize: '0.9375rem',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: fieldBorder,
      borderRadius: 8,
      appearance: 'none',
    },
    '& .search input::placeholder': { color: palette.text.secondary, opacity: 1 },
    '& .search input::-webkit-search-cancel-button': { display: 'none' },
    '& .search input:hover': { borderColor: palette.text.primary },
    '& .search input:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '& .search .tool': { position: 'absolute', right: 3, top: 3, width: 32, height: 32 },
    '& select': {
      height: 34,
      padding: '0 8px',
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: fieldBorder,
      borderRadius: 8,
    },
    '& select:focus-visible': focus(theme),
  }
}

function pagesStyle(theme: Theme): CSSObject {
  const palette = paletteOf(theme)
  return {
    '& .pages': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      [narrow]: { justifyContent: 'center' },
      gap: 12,
      minHeight: 52,
      padding: '7px 14px',
      fontSize: '0.875rem',
      color: palette.text.secondary,
      borderTop: `1px solid ${palette.divider}`,
    },
    '& .pages ul': { display: 'flex', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
    '& .pages .tool': {
      minWidth: 34,
      height: 34,
      padding: '0 6px',
      borderColor: 'transparent',
      fontWeight: 500,
    },
    '& .pages li > span': { display: 'inline-block', width: 24, textAlign: 'center', lineHeight: '34px' },
    '& .pages label': { display: 'flex', alignItems: 'center', gap: 8 },
    '& .progress': {
      height: 2,
      overflow: 'hidden',
      borderTop: `1px solid ${palette.divider}`,
      boxSizing: 'content-box',
    },
    '& .progress span': {
      display: 'block',
      width: '40%',
      height: '100%',
      backgroundColor: palette.primary.main,
      animation: 'list-progress 1s infinite ease-in-out',
    },
    '@keyframes list-progress': {
      from: { transform: 'translateX(-100%)' },
      to: { transform: 'translateX(250%)' },
    },
  }
}

/** Everything around the rows, in one style sheet: a list draws fast on a slow machine. */
export const ListRoot = styled('div')(
  ofTheme(({ theme }) => ({
    ...headingStyle(theme),
    ...toolStyle(theme),
    ...searchStyle(theme),
    ...pagesStyle(theme),
    '& .card': {
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      backgroundColor: paletteOf(theme).background.paper,
      border: `1px solid ${paletteOf(theme).divider}`,
      borderRadius: 8,
      maxHeight: 'max(480px, calc(100dvh - 180px))',
      [narrow]: { maxHeight: 'none' },
    },
    '& .card > *': { flex: 'none' },
  })),
)
