import { matrixStyle } from '../../trade/matrix-style'
import { comparedPriceStyle } from './ComparedPrice'

/** Columns of a known width: the rows that come and go move nothing but themselves, and heads stay as a whole. */
export const comparisonStyle = [
  matrixStyle,
  comparedPriceStyle,
  {
    contain: 'content',
    '& table': { tableLayout: 'fixed' },
    '& thead, & tfoot': { position: 'sticky', zIndex: 3 },
    '& thead': { top: 0 },
    '& tfoot': { bottom: 0 },
    '& thead th, & tfoot th, & tfoot td': { position: 'static' },
    '& thead th, & tfoot th': { whiteSpace: 'normal', lineHeight: 1.25 },
    '& thead th:first-of-type, & tfoot th': { position: 'sticky', zIndex: 1 },
    // Under the frozen column: never higher than a row.
    '& tbody th': {
      position: 'static',
      maxWidth: 'none',
      overflow: 'visible',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
      fontSize: '0.75rem',
      lineHeight: 1.1,
    },
    '& tbody tr[aria-rowindex]': { height: 'var(--row)' },
    '& .frozen, & .frozen td': { height: 0, p: 0, border: 0 },
    '& .frozen td': { position: 'sticky', left: 0, zIndex: 2 },
    '& .frozen td > div': { position: 'absolute', left: 0, width: '100%' },
    '& .frozen div div': {
      alignContent: 'center',
      height: 'var(--row)',
      px: 1.5,
      borderBottom: '1px solid',
      borderColor: 'divider',
      bgcolor: 'background.paper',
      fontWeight: 600,
      fontSize: { xs: '0.8125rem', sm: '0.875rem' },
      lineHeight: 1.2,
      overflowWrap: 'break-word',
      whiteSpace: 'normal',
    },
    // In the line of its price and of no size: placed beside it, each would be laid out again with every row that comes.
    '& .said': { position: 'static', fontSize: 0 },
  },
]
