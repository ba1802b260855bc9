import Button from '@mui/material/Button'
import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import { type LeakRow, leakKinds } from '../../../resources/leakage/answers'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'
import { Proposal } from './Proposal'

const kinds = ['supplier', 'product', 'contract'] as const
const amount = (value: string) => (value === '0.00' ? '–' : frenchPrice(value))

/** By member and family: what was bought beside the contracts, the rebate that it cost, and what to order instead. */
export function LeakTable({ rows, onOpen }: { rows: readonly LeakRow[]; onOpen: (row: LeakRow) => void }) {
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={texts.table}>
      <table aria-label={texts.table}>
        <thead>
          <tr>
            <th scope="col">{texts.member}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col" className="number">
              {texts.total}
            </th>
            <th scope="col" className="number">
              {texts.lost}
            </th>
            <th scope="col">{texts.instead}</th>
            <th scope="col">{texts.order}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.adherent_id} ${row.family_id}`}>
              <td className="what">
                <div className="label">{row.adherent}</div>
                <div className="quiet">{row.family || texts.noFamily}</div>
              </td>
              <td data-label={texts.kind}>
                {kinds
                  .filter((kind) => row[`${kind}_ht`] !== '0.00')
                  .map((kind) => (
                    <div key={kind}>
                      {leakKinds[kind]} <span className="quiet">{frenchPrice(row[`${kind}_ht`])}</span>
                    </div>
                  ))}
              </td>
              <td className="number amount" data-label={texts.total}>
                {frenchPrice(row.amount_ht)}
              </td>
              <td className="number" data-label={texts.lost}>
                {amount(row.lost_ht)}
              </td>
              <td data-label={texts.instead}>
                <Proposal proposal={row.proposal} />
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={texts.see({ member: row.adherent, family: row.family || texts.noFamily })}
                  onClick={() => onOpen(row)}
                >
                  {texts.orders({ smart_count: row.lines })}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
