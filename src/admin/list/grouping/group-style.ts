import { styled } from '@mui/material/styles'
import { ofTheme } from '../../../theme/of-theme'
import { TableFrame } from '../table-style'

/** The frame of grouped rows: the table of a list, with lines that unfold. */
export const GroupFrame = styled(TableFrame)(
  ofTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      '& .fold': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        minHeight: 32,
        padding: '2px 8px 2px 0',
        font: 'inherit',
        fontWeight: 600,
        textAlign: 'left',
        color: palette.text.primary,
        background: 'none',
        border: 0,
        borderRadius: 6,
        cursor: 'pointer',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '& .fold svg': { flex: 'none', transition: 'transform 120ms', color: palette.text.secondary },
      '& .fold[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
      '& .fold:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
      '& .is-inner > .is-name': { paddingLeft: 38 },
      '& .is-inner .fold': { fontWeight: 400 },
      '& .is-name': { minWidth: 220, maxWidth: 480, whiteSpace: 'normal' },
      '& .is-open': { textAlign: 'right', width: 90 },
      '& tr.is-rows, & tr.is-rows:hover, & tr.is-note': {
        cursor: 'default',
        backgroundColor: palette.background.paper,
      },
      '& tr.is-rows > td': { padding: '4px 14px 12px 38px', whiteSpace: 'normal' },
      '& tr.is-rows table': { border: `1px solid ${palette.divider}`, borderRadius: 8, marginBottom: 4 },
      '& tr.is-rows th': { position: 'static', height: 34 },
      '& tr.is-rows td': { height: 38 },
      '& tr.is-rows .is-title, & tr.is-rows .is-check': { position: 'static', boxShadow: 'none' },
      '& tr.is-note td': { color: palette.text.secondary, paddingLeft: 38, height: 34 },
      '& thead td': { position: 'sticky', top: 0, zIndex: 2, backgroundColor: palette.surface.subtle },
      '& tfoot td': {
        position: 'sticky',
        bottom: 0,
        fontWeight: 600,
        borderTop: `1px solid ${palette.divider}`,
        backgroundColor: palette.surface.subtle,
      },
      '& tbody .is-total': { fontWeight: 600, backgroundColor: palette.surface.subtle },
      '& td a.is-cell': { color: palette.text.primary },
      '&.is-pivot tbody tr': { cursor: 'default' },
      '&.is-pivot tbody th': {
        position: 'sticky',
        left: 0,
        top: 'auto',
        zIndex: 1,
        minWidth: 150,
        maxWidth: 320,
        padding: '6px 14px',
        color: palette.text.primary,
      },
      '&.is-pivot tr > :first-child': { left: 0 },
      '&.is-pivot tr > :last-child': {
        position: 'sticky',
        right: 0,
        backgroundColor: palette.surface.subtle,
      },
      '&.is-pivot thead tr > :first-child, &.is-pivot thead tr > :last-child': { zIndex: 4 },
      '&.is-pivot tfoot tr > *': { zIndex: 2 },
      '&.is-pivot tfoot tr > :first-child, &.is-pivot tfoot tr > :last-child': { zIndex: 3 },
    }
  }),
)

/** Groups on a phone: a card each. */
export const GroupCardList = styled('ul')(
  ofTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme
    return {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      fontSize: '0.875rem',
      '& > li': { padding: '10px 14px', borderBottom: `1px solid ${palette.divider}` },
      '& > li:last-child': { borderBottom: 0 },
      '& ul': { borderLeft: `3px solid ${palette.divider}`, marginTop: 8 },
      '& .fold': {
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        width: '100%',
        minHeight: 44,
        padding: 0,
        font: 'inherit',
        fontSize: '0.9375rem',
        fontWeight: 600,
        textAlign: 'left',
        color: palette.text.primary,
        background: 'none',
        border: 0,
        overflowWrap: 'anywhere',
        cursor: 'pointer',
      },
      '& .fold span': { flex: 1, minWidth: 0 },
      '& .fold svg': { flex: 'none', color: palette.text.secondary },
      '& .fold[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
      '& .fold:focus-visible': { outline: `2px solid ${palette.primary.main}`, borderRadius: 6 },
      '& dl.figures': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: '3px 12px',
        margin: '0 0 0 28px',
      },
      '& dl.figures dt': { color: palette.text.secondary },
      '& dl.figures dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      '& a.open': {
        display: 'inline-block',
        padding: '10px 0 6px',
        marginLeft: 28,
        color: palette.primary.main,
        fontWeight: 600,
      },
      '& .note': { color: palette.text.secondary, padding: '6px 14px' },
      '& .is-total': { backgroundColor: palette.surface.subtle },
    }
  }),
)
