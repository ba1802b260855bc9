import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { type ReactElement, type ReactNode, useId } from 'react'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { TableSkeleton } from './TableSkeleton'

type Props = {
  title: string
  help?: string
  /** What adds a row: beside the title, or where there is none yet. */
  add?: ReactNode
  /** Absent while it is loaded. */
  rows?: readonly unknown[]
  error?: unknown
  onRetry?: () => void
  /** Said where there are no rows, and what that means; or what stands there. */
  empty: readonly [title: string, text?: string] | ReactElement
  children: ReactNode
}

const isSaid = (empty: Props['empty']): empty is readonly [string, string?] => Array.isArray(empty)

/** A tab of a record that is saved on its own: title, what to do, then its rows, or why there are none. */
export function PanelCard({ title, help, add, rows, error, onRetry, empty, children }: Props) {
  const id = useId()
  const hasRows = rows !== undefined && rows.length > 0
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
          {hasRows && add}
        </Box>
        {error !== undefined && error !== null && !rows ? <ErrorState onRetry={onRetry} /> : null}
        {!rows && !error && <TableSkeleton rows={4} columns={4} />}
        {hasRows && children}
        {rows &&
          !hasRows &&
          (isSaid(empty) ? <EmptyState title={empty[0]} text={empty[1]} action={add} /> : empty)}
      </CardContent>
    </Card>
  )
}
