import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { euros, quantityWords } from '../../i18n/fr/orders'
import type { OptimiseProposal } from '../../resources/orders/tool-answers'

interface Props {
  proposal: OptimiseProposal
  /** What is said of it after its supplier and quantity. */
  facts?: string
  /** What the change does, under its name. */
  children?: ReactNode
  badge?: ReactNode
  /** What it saves or costs, under its amount. */
  difference?: ReactNode
  /** The button that takes it. */
  action: ReactNode
}

/** An article that is offered for one that was asked: whose it is, how much of it, its amount, and the button that takes it. */
export function OfferedArticle({ proposal, facts, children, badge, difference, action }: Props) {
  const { label, supplier, quantity, unit, line_ht } = proposal
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 260px', typography: 'body2' }}>
        <b>{label}</b>
        <Box sx={{ color: 'text.secondary' }}>
          {[supplier, quantityWords(quantity, unit), facts].filter(Boolean).join(' · ')}
        </Box>
        {children}
      </Box>
      {badge}
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <b>{euros(line_ht)}</b>
        {difference}
      </Box>
      {action}
    </Box>
  )
}
