import { styled } from '@mui/material/styles'
import { listTexts } from '../../../i18n/fr/list'

const widths = [82, 60, 72, 45, 66]

const Shape = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    '& > div': {
      display: 'flex',
      gap: 32,
      padding: '15px 14px',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& i': {
      height: 14,
      borderRadius: 4,
      backgroundColor: palette.divider,
      animation: 'list-waiting 1.4s infinite ease-in-out',
    },
    '@keyframes list-waiting': { '50%': { opacity: 0.4 } },
  }
})

/** The shape of rows that are on their way: drawn in one piece, so that waiting costs nothing. */
export function ListSkeleton({ rows = 10, columns = 5 }: { rows?: number; columns?: number }) {
  const cells = Array.from({ length: Math.min(columns, 6) }, (_, column) => column)
  return (
    <Shape role="status" aria-label={listTexts.loading}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row}>
          {cells.map((column) => (
            <i key={column} style={{ width: `${(widths[(row + column) % 5] ?? 60) / cells.length}%` }} />
          ))}
        </div>
      ))}
    </Shape>
  )
}
