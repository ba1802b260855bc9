import Button from '@mui/material/Button'
import { useState } from 'react'
import { rebateScreenTexts as texts } from '../../../i18n/fr/rebate-screens'
import type { RfaShareAnswer } from '../../../resources/rebates/answers'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'

/** How many rows are drawn at once. */
const page = 50

/** What each member brought and what of the rebate is its; the sum is the rebate. */
export function ShareTable({ shares, total }: { shares: readonly RfaShareAnswer[]; total: string }) {
  const [most, setMost] = useState(page)
  return (
    <>
      <SheetRoot tabIndex={0} role="region" aria-label={texts.shares}>
        <table aria-label={texts.shares}>
          <thead>
            <tr>
              <th scope="col">{texts.member}</th>
              <th scope="col" className="number">
                {texts.memberBase}
              </th>
              <th scope="col" className="number">
                {texts.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.slice(0, most).map((row) => (
              <tr key={row.adherent_id}>
                <td className="what label">{row.label}</td>
                <td className="number" data-label={texts.memberBase}>
                  {frenchPrice(row.base_ht)}
                </td>
                <td className="number amount" data-label={texts.share}>
                  {frenchPrice(row.amount_ht)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{texts.total}</td>
              <td className="number" data-label={texts.share}>
                {frenchPrice(total)}
              </td>
            </tr>
          </tfoot>
        </table>
      </SheetRoot>
      {shares.length > most && (
        <div>
          <Button onClick={() => setMost(most + page)}>
            {texts.moreShares({ smart_count: shares.length - most })}
          </Button>
        </div>
      )}
    </>
  )
}
