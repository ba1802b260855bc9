import Button from '@mui/material/Button'
import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import { type LeakRow, leakAnswer } from '../../../resources/leakage/answers'
import { leakKinds } from '../../../resources/leakage/kinds'
import { priceText } from '../../../resources/schema/decimal-text'
import { sayWord } from '../../../resources/schema/say'
import { AnswerTable } from '../../trade/AnswerTable'
import { Proposal } from './Proposal'

const kinds = ['supplier', 'product', 'contract'] as const
const amount = (value: string) => (value === '0.00' ? '–' : priceText(value))

/** By member and family: what was bought beside the contracts, the rebate that it cost, and what to order instead. */
export function LeakTable({ rows, onOpen }: { rows: readonly LeakRow[]; onOpen: (row: LeakRow) => void }) {
  return (
    <AnswerTable
      answer={leakAnswer.data}
      name={texts.table}
      rows={rows}
      keyOf={(row) => `${row.adherent_id} ${row.family_id}`}
      columns={[
        {
          field: 'adherent',
          is: 'what',
          under: (row) => row.family || texts.noFamily,
        },
        {
          title: texts.kind,
          of: (row) =>
            kinds
              .filter((kind) => row[`${kind}_ht`] !== '0.00')
              .map((kind) => (
                <div key={kind}>
                  {sayWord(leakKinds[kind])} <span className="quiet">{priceText(row[`${kind}_ht`])}</span>
                </div>
              )),
        },
        { field: 'amount_ht', title: texts.total, is: 'number amount' },
        { field: 'lost_ht', of: (row) => amount(row.lost_ht) },
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
