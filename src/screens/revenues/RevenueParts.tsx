import Button from '@mui/material/Button'
import { useState } from 'react'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import { type RevenuePage, type RevenuePart, revenuePage } from '../../../resources/revenues/answers'
import { priceText } from '../../../resources/schema/decimal-text'
import { AnswerTable } from '../../trade/AnswerTable'
import { gapText } from './gap-text'
import { RevenueOrders } from './RevenueOrders'

const price = (amount: string | null) => (amount === null ? '–' : priceText(amount))
const isShown = ({ amount_ht, observed_ht }: RevenuePart) => amount_ht !== null || Number(observed_ht) !== 0

/** What is declared beside what was received, part by part; each leads to its orders. */
export function RevenueParts({ page }: { page: RevenuePage }) {
  const [open, setOpen] = useState<RevenuePart>()
  const rows = page.mode === 'global' ? page.rows : page.rows.filter(isShown)
  const isWaiting = page.status === '100' || page.status === '200'
  const gap = (declared: string | null, observed: string) =>
    isWaiting ? '–' : gapText(declared ?? '0', observed)
  return (
    <>
      <AnswerTable
        answer={revenuePage.rows}
        name={texts.rows[page.mode]}
        rows={rows}
        keyOf={({ id }) => id}
        foot={page.mode === 'global' ? undefined : texts.total}
        columns={[
          { field: 'label', title: texts.part[page.mode], is: 'label' },
          {
            field: 'amount_ht',
            title: texts.declared,
            total: isWaiting ? '–' : price(page.amount_ht),
          },
          {
            field: 'observed_ht',
            title: texts.observed,
            total: price(page.observed_ht),
          },
          {
            title: texts.gap,
            is: 'number',
            of: (row) => gap(row.amount_ht, row.observed_ht),
            total: gap(page.amount_ht, page.observed_ht),
          },
          {
            title: texts.orders,
            is: 'end',
            of: (row) =>
              Number(row.observed_ht) !== 0 && (
                <Button
                  size="small"
                  aria-label={texts.see({ label: row.label })}
                  onClick={() => setOpen(row)}
                >
                  {texts.orders}
                </Button>
              ),
          },
        ]}
      />
      {open && <RevenueOrders page={page} part={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
