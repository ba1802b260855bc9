import { styled } from '@mui/material/styles'
import { ofTheme } from '../../theme/of-theme'
import { cellStyle } from './cell-style'

/** The scrolling frame of a native table: one style sheet for all its cells, none a cell. */
export const TableFrame = styled('div')(
  ofTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      ...cellStyle(theme),
      overflow: 'auto',
      overscrollBehaviorX: 'contain',
      '&&': { flex: '0 1 auto' },
      minHeight: 200,
      '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.875rem' },
      '& th, & td': {
        textAlign: 'left',
        padding: '0 14px',
        borderBottom: `1px solid ${palette.divider}`,
        whiteSpace: 'nowrap',
      },
      // A row of one line keeps its height; further lines do not touch the next row.
      '& td': { height: 45, lineHeight: 1.4, paddingBlock: 5 },
      '&[data-density="compact"] td': { height: 34 },
      '& tbody tr:last-child td': { borderBottom: 0 },
      '& th': {
        position: 'sticky',
        top: 0,
        zIndex: 2,
        height: 42,
        padding: '0 6px',
        whiteSpace: 'normal',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: palette.text.secondary,
        backgroundColor: palette.surface.subtle,
      },
      '& th > span': { display: 'block', padding: '0 8px' },
      '& th > span, & .sort': { whiteSpace: 'inherit', textWrap: 'balance', lineHeight: 1.25 },
      '& .is-numeric': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      '& .is-check': { width: 44, padding: '0 13px 0 14px' },
      '& .is-title .cell-text': { display: 'block', minWidth: 220, maxWidth: 400 },
      '@media (min-width: 900px)': {
        '& .is-title, & .is-check': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'inherit' },
        '& .is-check + .is-title': { left: 44 },
        '& th.is-title, & th.is-check': { zIndex: 3, backgroundColor: palette.surface.subtle },
        '&[data-scrolled] .is-title': {
          boxShadow: `1px 0 0 ${palette.divider}, 6px 0 8px -4px rgb(0 0 0 / 18%)`,
        },
      },
      '& tbody tr': { cursor: 'pointer', backgroundColor: palette.background.paper },
      '& tbody tr:hover': { backgroundColor: palette.surface.subtle },
      '& tbody tr[data-selected="true"]': { backgroundColor: palette.primary.light },
      '& tbody tr:has(a.row-link:focus-visible)': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
      },
      '& a.row-link': { color: palette.text.primary, fontWeight: 600, textDecoration: 'none' },
      '& a.row-link:focus-visible': { outline: 'none' },
      '& tbody tr:hover a.row-link': { color: palette.primary.main, textDecoration: 'underline' },
      '& .sort': {
        font: 'inherit',
        color: 'inherit',
        background: 'none',
        border: 0,
        borderRadius: 6,
        cursor: 'pointer',
        padding: '5px 8px',
        textAlign: 'inherit',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
      },
      '& .sort:hover': { color: palette.text.primary, backgroundColor: palette.divider },
      '& .sort:focus-visible': { outline: `2px solid ${palette.primary.main}` },
      '& .sort svg': { opacity: 0, transition: 'opacity 120ms, transform 120ms' },
      '& .sort:hover svg, & .sort:focus-visible svg': { opacity: 0.55 },
      '& [aria-sort] .sort svg': { opacity: 1 },
      '& [aria-sort] .sort': { color: palette.primary.main },
      '& [aria-sort="descending"] .sort svg': { transform: 'rotate(180deg)' },
      '& .is-numeric .sort': { flexDirection: 'row-reverse' },
    }
  }),
)
