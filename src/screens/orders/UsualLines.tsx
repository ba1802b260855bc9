import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { euros, quantityWords, unitWord } from '../../../i18n/fr/orders'
import type { HabitAnswer } from '../../../resources/orders/tool-answers'
import { sumOf } from '../../../resources/orders/totals'
import { longDayWords } from '../../../resources/schema/date-words'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../resources/schema/exact'
import { CartRoot } from '../../trade/cart-style'
import { QuantityStepper } from '../../trade/QuantityStepper'
import { type UsualSupplier, usualAmount } from './use-usual'

interface Props {
  suppliers: readonly UsualSupplier[]
  quantityOf: (row: HabitAnswer) => string
  change: (id: number, quantity: string) => void
}

const isSome = (quantity: string) => compareDecimals(quantity, '0') > 0

function factsOf(row: HabitAnswer): string {
  const weekly = rounded(exact(row.average_week), 1)
  const facts = [
    texts.usualWeekly({ quantity: quantityWords(weekly, row.unit) }),
    isSome(row.stock) &&
      texts.usualStock({ quantity: quantityWords(rounded(exact(row.stock), 1), row.unit) }),
    isSome(row.coming) && texts.usualComing({ quantity: quantityWords(row.coming, row.unit) }),
  ]
  return facts.filter(Boolean).join(' · ')
}

/** On a phone, quantity and amount stand under the article. */
const narrow = {
  '@media (max-width: 599.95px)': {
    '& table, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& td': { borderTop: 0 },
    '& td:first-of-type': { gridColumn: '1 / -1', pb: 0 },
  },
} as const

/** Goes from one quantity of the sheet to its neighbour. */
function useMoving() {
  const frame = useRef<HTMLDivElement>(null)
  const move = (direction: 1 | -1) => {
    const boxes = [...(frame.current?.querySelectorAll<HTMLElement>('.stepper input') ?? [])]
    const at = boxes.findIndex((box) => box.matches(':focus'))
    boxes[at + direction]?.focus()
  }
  useEffect(() => {
    // On a phone, its keyboard would cover the sheet.
    if (window.matchMedia('(pointer: fine)').matches)
      frame.current?.querySelector<HTMLInputElement>('.stepper input')?.focus()
  }, [])
  return { frame, move }
}

/** The lines of the sheet by supplier, each with its habit, its quantity and its amount. */
export function UsualLines({ suppliers, quantityOf, change }: Props) {
  const { frame, move } = useMoving()
  return (
    <Box ref={frame} sx={{ display: 'grid', gap: 2, mt: 1 }}>
      {suppliers.map((supplier) => (
        <section key={supplier.id} aria-label={supplier.name}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 0.75 }}>
            <Box
              component="h3"
              sx={{ flex: { xs: 1, sm: 'none' }, typography: 'subtitle1', fontWeight: 700, m: 0 }}
            >
              {supplier.name}
            </Box>
            <Box
              sx={{
                flex: { xs: '1 0 100%', sm: 1 },
                order: { xs: 1, sm: 0 },
                typography: 'body2',
                color: 'text.secondary',
              }}
            >
              {supplier.delivery_date &&
                texts.usualDelivery({
                  day: longDayWords(supplier.delivery_date),
                  smart_count: supplier.days,
                })}
            </Box>
            <Box sx={{ fontWeight: 600 }}>
              {euros(sumOf(supplier.rows.map((row) => usualAmount(row, quantityOf(row)))))}
            </Box>
          </Box>
          <CartRoot sx={narrow}>
            <table aria-label={supplier.name}>
              <tbody>
                {supplier.rows.map((row) => (
                  <tr key={row.article_id}>
                    <td>
                      <div className="label">{row.label}</div>
                      <div className="quiet">{factsOf(row)}</div>
                    </td>
                    <td className="order" style={{ width: 190 }}>
                      <QuantityStepper
                        label={row.label}
                        unit={unitWord(row.unit)}
                        quantity={quantityOf(row)}
                        rule={row}
                        onChange={(quantity) => change(row.article_id, quantity)}
                        onMove={move}
                      />
                    </td>
                    <td className="number amount" style={{ width: 110 }}>
                      {euros(usualAmount(row, quantityOf(row)))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </CartRoot>
        </section>
      ))}
    </Box>
  )
}
