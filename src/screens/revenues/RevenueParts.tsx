import Button from '@mui/material/Button'
import { useState } from 'react'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import type { RevenuePage, RevenuePart } from '../../../resources/revenues/answers'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'
import { gapText } from './gap-text'
import { RevenueOrders } from './RevenueOrders'

const price = (amount: string | null) => (amount === null ? '–' : frenchPrice(amount))
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
      <SheetRoot tabIndex={0} role="region" aria-label={texts.rows[page.mode]}>
        <table aria-label={texts.rows[page.mode]}>
          <thead>
            <tr>
              <th scope="col">{texts.part[page.mode]}</th>
              <th scope="col" className="number">
                {texts.declared}
              </th>
              <th scope="col" className="number">
                {texts.observed}
              </th>
              <th scope="col" className="number">
                {texts.gap}
              </th>
              <th scope="col">{texts.orders}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="label">{row.label}</td>
                <td className="number" data-label={texts.declared}>
                  {price(row.amount_ht)}
                </td>
                <td className="number" data-label={texts.observed}>
                  {price(row.observed_ht)}
                </td>
                <td className="number" data-label={texts.gap}>
                  {gap(row.amount_ht, row.observed_ht)}
                </td>
                <td>
                  {Number(row.observed_ht) !== 0 && (
                    <Button
                      size="small"
                      aria-label={texts.see({ label: row.label })}
                      onClick={() => setOpen(row)}
                    >
                      {texts.orders}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          {page.mode !== 'global' && (
            <tfoot>
              <tr>
                <td>{texts.total}</td>
                <td className="number" data-label={texts.declared}>
                  {isWaiting ? '–' : price(page.amount_ht)}
                </td>
                <td className="number" data-label={texts.observed}>
                  {price(page.observed_ht)}
                </td>
                <td className="number" data-label={texts.gap}>
                  {gap(page.amount_ht, page.observed_ht)}
                </td>
                <td />
              </tr>
            </tfoot>
          )}
        </table>
      </SheetRoot>
      {open && <RevenueOrders page={page} part={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
