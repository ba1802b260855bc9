import Box from '@mui/material/Box'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros } from '../../../i18n/fr/orders'
import { substitutionTexts } from '../../../i18n/fr/substitutions'
import type { OrderTaxAnswer } from '../../../resources/orders/answer-parts'
import type { Totals } from '../../../resources/orders/answer-totals'
import { compareDecimals, decimalText } from '../../../resources/schema/decimal-text'

const percent = (rate: string) => decimalText(rate.replace(/\.?0+$/, ''))

interface LineProps {
  label: string
  amount: string
  strong?: boolean
  /** Under the rule that closes the sum. */
  isLast?: boolean
}

function Line({ label, amount, strong, isLast }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        ...(strong && { fontWeight: 650, typography: 'h4' }),
        ...(isLast && { borderTop: 1, borderColor: 'divider', pt: 0.75 }),
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
        {euros(amount)}
      </Box>
    </Box>
  )
}

interface Props {
  totals: Totals
  taxes: readonly OrderTaxAnswer[]
  /** What the supplier's answer lets expect, where it differs. */
  expected?: Totals | null
}

/** Goods, fees, tax by rate and deposits: the document's own formula (domain §5.13). */
export function TotalsCard({ totals, taxes, expected }: Props) {
  const fees = taxes.filter(({ kind, at_reception }) => kind !== 'deposit' && !at_reception)
  const deposits = taxes.filter(({ kind, at_reception }) => kind === 'deposit' && !at_reception)
  return (
    <Box
      component="dl"
      aria-label={cartTexts.totals}
      sx={{ m: 0, display: 'grid', gap: 0.75, fontVariantNumeric: 'tabular-nums' }}
    >
      {fees.length > 0 && <Line label={cartTexts.goods} amount={totals.goods_ht} />}
      {fees.map(({ id, label, amount_ht }) => (
        <Line key={id} label={label} amount={amount_ht} />
      ))}
      <Line label={cartTexts.totalHt} amount={totals.order_total_ht} strong />
      {totals.vat.map(({ rate, amount }) => (
        <Line key={rate} label={cartTexts.vat({ rate: percent(rate) })} amount={amount} />
      ))}
      {deposits.map(({ id, label, amount_ht }) => (
        <Line key={id} label={label} amount={amount_ht} />
      ))}
      {deposits.length === 0 && compareDecimals(totals.deposit_total, '0') > 0 && (
        <Line label={cartTexts.deposits} amount={totals.deposit_total} />
      )}
      <Line label={cartTexts.totalTtc} amount={totals.order_total_ttc} strong isLast />
      {expected && (
        <>
          <Line label={substitutionTexts.expectedHt} amount={expected.order_total_ht} isLast />
          <Line label={substitutionTexts.expectedTtc} amount={expected.order_total_ttc} />
        </>
      )}
    </Box>
  )
}
