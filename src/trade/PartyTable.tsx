import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { frenchMoment } from '../../resources/schema/date-text'
import { AnswerTable, type AnswerTableProps } from './AnswerTable'

/** What one asks of parties counts of a party. */
interface Reminded {
  reminder_count: number
  reminded_at: string | null
}

/** How often a party was reminded, and when last. */
export const reminded = {
  field: 'reminder_count' as const,
  under: (one: Reminded) => one.reminded_at && frenchMoment(one.reminded_at),
}

interface RateProps {
  done: number
  all: number
  /** « 3 sur 12 (25 %) ». */
  text: (share: { done: number; all: number; pct: string }) => string
  label: string
}

/** A share in words and as a bar. */
export function Rate({ done, all, text, label }: RateProps) {
  const pct = all ? Math.round((done / all) * 100) : 0
  return (
    <Box sx={{ minWidth: 150 }}>
      {text({ done, all, pct: String(pct) })}
      <LinearProgress
        variant="determinate"
        value={pct}
        aria-label={label}
        sx={{ mt: 0.5, borderRadius: 1 }}
      />
    </Box>
  )
}

interface Props<R> extends AnswerTableProps<R> {
  /** How much of it has been answered. */
  rate: RateProps
  /** Beside the table: dialogs. */
  children?: ReactNode
}

/** The parties of a campaign: who is asked, how far each has come, and what may be done with each answer. */
export function PartyTable<R>({ rate, children, ...table }: Props<R>) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {table.name}
        </Typography>
        <Rate {...rate} />
      </Box>
      <AnswerTable {...table} />
      {children}
    </Box>
  )
}
