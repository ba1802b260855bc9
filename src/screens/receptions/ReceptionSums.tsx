import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { euros } from '../../../i18n/fr/orders'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'

interface Props {
  /** Amounts before tax; no gap, no line. */
  sums: { delivered: string; due: string; gap: string | undefined }
  sx?: SxProps<Theme>
}

/** What was delivered, what of it is due, and what is between the two: one under the other. */
export function ReceptionSums({ sums: { delivered, due, gap }, sx }: Props) {
  const rows = [
    [texts.totalDelivered, delivered],
    [texts.totalDue, due],
    [texts.totalGap, gap],
  ] as const
  return (
    <Box sx={sx}>
      <Box component="dl" sx={list}>
        {rows.map(
          ([label, amount]) =>
            amount !== undefined && (
              <Box key={label} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{euros(amount)}</dd>
              </Box>
            ),
        )}
      </Box>
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  m: 0,
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const
