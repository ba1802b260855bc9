import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros } from '../../../i18n/fr/orders'
import type { Totals } from '../../../resources/orders/answer-totals'
import { KeptFree } from '../../widgets/KeptFree'

/** On a narrow screen the totals are below a long list: the cart's amount and its sending stay in reach. */
export function SendBar({ totals, children }: { totals: Totals; children: ReactNode }) {
  return (
    <Box sx={bar}>
      <KeptFree isUpper height={140} />
      <Box sx={{ flex: '1 1 auto', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {cartTexts.amounts({ ht: euros(totals.order_total_ht), ttc: euros(totals.order_total_ttc) })}
      </Box>
      {children}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  position: 'sticky',
  bottom: 'var(--phone-bar, 0px)',
  zIndex: 4,
  mx: { xs: -2, md: -3 },
  mt: 2,
  px: { xs: 2, md: 3 },
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const
