import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { ErrorState } from './ErrorState'
import { TableSkeleton } from './TableSkeleton'

type Props = {
  title: string
  help?: string
  action?: ReactNode
  /** Absent while it is loaded. */
  rows?: readonly unknown[]
  error?: unknown
  onRetry?: () => void
  empty: ReactNode
  children: ReactNode
}

/** A tab of a record that is saved on its own: title, what to do, then its rows, or why there are none. */
export function PanelCard({ title, help, action, rows, error, onRetry, empty, children }: Props) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <Typography variant="h4" component="h2" id={id}>
              {title}
            </Typography>
            {help && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {help}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
        {error !== undefined && error !== null && !rows ? <ErrorState onRetry={onRetry} /> : null}
        {!rows && !error && <TableSkeleton rows={4} columns={4} />}
        {rows && (rows.length === 0 ? empty : children)}
      </CardContent>
    </Card>
  )
}
