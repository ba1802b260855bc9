import { type CSSObject, styled } from '@mui/material/styles'
import { ofTheme } from '../theme/of-theme'
import { stepperStyle } from './stepper-style'

/**
 * Columns, where the screen is wide enough for them. The lines of a cart may be hundreds: each is a grid by itself, and the
 * browser draws those in view alone. A quantity that changes lays out and paints its own line.
 */
const columnStyle = (divider: string): CSSObject => ({
  '&.long tbody tr': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 60px' },
  '@media (min-width: 700px)': {
    '&.long :is(table, thead, tbody)': { display: 'block' },
    '&.long tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 132px 180px 118px',
      alignItems: 'center',
    },
    '&.long.editable tr': { gridTemplateColumns: 'minmax(0, 1fr) 132px 180px 118px 56px' },
    '&.long tbody tr': { borderTop: `1px solid ${divider}` },
    '&.long td': { borderTop: 0 },
    '&.long thead .end': { alignSelf: 'stretch' },
    '&.long .unit-price > span': { whiteSpace: 'normal' },
    '&.history .what': { width: '38%' },
    '&.history .suggest': { width: 180 },
  },
})

/** The lines of a cart in one style sheet: two hundred of them stay fluid. */
export const CartRoot = styled('div')(
  ofTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      ...stepperStyle(theme),
      border: `1px solid ${palette.divider}`,
      borderRadius: 8,
      overflow: 'hidden',
      backgroundColor: palette.background.paper,
      '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.875rem' },
      '& th': {
        textAlign: 'left',
        fontSize: '0.8125rem',
        fontWeight: 600,
        padding: '10px 12px',
        color: palette.text.secondary,
        backgroundColor: palette.surface.subtle,
        whiteSpace: 'nowrap',
      },
      '& td': { padding: '8px 12px', borderTop: `1px solid ${palette.divider}`, verticalAlign: 'middle' },
      '& thead td.end': { borderTop: 0, backgroundColor: palette.surface.subtle },
      '& tbody tr:focus-within': { backgroundColor: palette.surface.subtle },
      '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      '& .label': { fontWeight: 600 },
      '& td.with-photo': { position: 'relative', paddingLeft: 60, minHeight: 52 },
      '& .photo': {
        position: 'absolute',
        top: 10,
        left: 12,
        width: 36,
        height: 36,
        borderRadius: 6,
        objectFit: 'cover',
      },
      '& .quiet': { fontSize: '0.8125rem', color: palette.text.secondary },
      '& .unit-price': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', columnGap: 2 },
      '& .unit-price > span > span': { whiteSpace: 'nowrap' },
      '& .narrow': { display: 'none' },
      '& .ref': { whiteSpace: 'nowrap' },
      '& .moved-price': { textWrap: 'balance', fontSize: '0.8125rem', color: palette.warning.main },
      '& .warning': { fontSize: '0.8125rem', fontWeight: 600, color: palette.error.main },
      '& .amount': { fontWeight: 600 },
      '& .order': { alignItems: 'flex-start' },
      '& .remove': {
        width: 32,
        height: 32,
        padding: 0,
        display: 'inline-grid',
        placeItems: 'center',
        border: 0,
        borderRadius: 8,
        background: 'none',
        color: palette.text.secondary,
        cursor: 'pointer',
      },
      '@media (pointer: coarse)': { '& .remove': { width: 40, height: 40 } },
      '& .remove:hover': { color: palette.error.main, backgroundColor: palette.tone.red.fill },
      '& button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
      ...columnStyle(palette.divider),
      '@media (max-width: 699.95px)': {
        '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto auto',
          alignItems: 'center',
          borderTop: `1px solid ${palette.divider}`,
          padding: '6px 0',
        },
        '& td': { border: 0, padding: '4px 12px' },
        '& td.what': { gridColumn: '1 / -1' },
        '& td.with-photo': { paddingLeft: 60 },
        '& .photo': { top: 8 },
        '& td.unit': { display: 'none' },
        '& .narrow': { display: 'block' },
        '& .stepper': { width: 140, height: 40 },
        '& td.suggest': { gridColumn: '1 / -1' },
        '& td.suggest .order': {
          display: 'flex',
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 16px',
        },
      },
    }
  }),
)
