import Box from '@mui/material/Box'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import type { ToValidate } from '../../../resources/orders/inbox-answer'
import { compareDecimals } from '../../../resources/schema/decimal-text'

import { CutOff } from './CutOff'
import { anyOf } from './decision-text'

const shownCount = 3

function Budget({ budget }: { budget: NonNullable<ToValidate['budget']> }) {
  const isOver = compareDecimals(budget.after, budget.budget) > 0
  return (
    <Box sx={isOver ? { color: 'error.main', fontWeight: 600 } : undefined}>
      {texts.budgetAfter({
        year: budget.year,
        before: euros(budget.before),
        after: euros(budget.after),
        budget: euros(budget.budget),
      })}
    </Box>
  )
}

function Unusual({ lines }: { lines: ToValidate['unusual'] }) {
  const more = lines.length - shownCount
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', fontWeight: 550 } }}>
      <summary>{texts.unusual({ smart_count: lines.length })}</summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.slice(0, shownCount).map(({ label, quantity, usual }) => (
          <li key={label}>
            {usual === null
              ? texts.unusualNew({ label, quantity: frenchQuantity(quantity) })
              : texts.unusualLine({
                  label,
                  quantity: frenchQuantity(quantity),
                  usual: frenchQuantity(usual),
                })}
          </li>
        ))}
        {more > 0 && <li>{texts.unusualMore({ smart_count: more })}</li>}
      </Box>
    </Box>
  )
}

/** What a decision rests on: the time that is left, who comes next, the budget with it, and what differs from the habit. */
export function ApprovalFacts({ order }: { order: ToValidate }) {
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', display: 'grid', gap: 0.25, mt: 0.5 }}>
      <CutOff terms={order} say={texts.decideBefore} />
      <div>{order.next ? texts.nextLevel({ names: anyOf(order.next.deciders) }) : texts.noneAfter}</div>
      {order.warnings.map((text) => (
        <Box key={text} sx={{ color: 'warning.main', fontWeight: 600 }}>
          {text}
        </Box>
      ))}
      {order.budget && <Budget budget={order.budget} />}
      {order.unusual.length > 0 && <Unusual lines={order.unusual} />}
    </Box>
  )
}
