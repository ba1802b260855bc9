import Button from '@mui/material/Button'
import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import type { LeakRow } from '../../../resources/leakage/answers'
import { leakKinds } from '../../../resources/leakage/kinds'
import { leakage } from '../../../resources/measures/leakage'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetTable } from '../../widgets/SheetTable'
import { Proposal } from './Proposal'

const kinds = ['supplier', 'product', 'contract'] as const
const amount = (value: string) => (value === '0.00' ? '–' : frenchPrice(value))

/** By member and family: what was bought beside the contracts, the rebate that it cost, and what to order instead. */
export function LeakTable({ rows, onOpen }: { rows: readonly LeakRow[]; onOpen: (row: LeakRow) => void }) {
  return (
    <SheetTable
      name={texts.table}
      rows={rows}
      keyOf={(row) => `${row.adherent_id} ${row.family_id}`}
      columns={[
        {
          title: texts.member,
          is: 'what',
          of: (row) => row.adherent,
          under: (row) => row.family || texts.noFamily,
        },
        {
          title: texts.kind,
          of: (row) =>
            kinds
              .filter((kind) => row[`${kind}_ht`] !== '0.00')
              .map((kind) => (
                <div key={kind}>
                  {leakKinds[kind]} <span className="quiet">{frenchPrice(row[`${kind}_ht`])}</span>
                </div>
              )),
        },
        { title: texts.total, is: 'number amount', of: (row) => frenchPrice(row.amount_ht) },
        { title: leakage.lost_ht.label, is: 'number', of: (row) => amount(row.lost_ht) },
        { title: texts.instead, of: (row) => <Proposal proposal={row.proposal} /> },
        {
          title: texts.order,
          is: 'end',
          of: (row) => (
            <Button
              size="small"
              aria-label={texts.see({ member: row.adherent, family: row.family || texts.noFamily })}
              onClick={() => onOpen(row)}
            >
              {texts.orders({ smart_count: row.lines })}
            </Button>
          ),
        },
      ]}
    />
  )
}
