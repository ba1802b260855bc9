import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { signed } from '../../../resources/schema/decimal-text'
import { type InventoryAnswer, inventoryAnswer } from '../../../resources/stock/inventory-answers'
import { itemKey } from '../../../resources/stock/item-key'
import { AnswerTable } from '../../trade/AnswerTable'
import { withUnit } from '../../trade/amounts'

const { inventory: texts, columns } = stockScreenTexts

const isNone = (text: string | null) => text === null || Number(text) === 0

/** What an inventory found: gaps with their value, and what was not counted. */
export function InventoryResult({ inventory }: { inventory: InventoryAnswer }) {
  const unitOf = (line: InventoryAnswer['lines'][number]) => line.item?.unit ?? ''
  return (
    <AnswerTable
      answer={inventoryAnswer.lines}
      file="inventaire"
      name={texts.sheet}
      rows={inventory.lines}
      keyOf={(line) => line.id}
      columns={[
        {
          title: columns.article,
          is: 'what',
          value: (line) => line.item?.label,
          of: (line) => (
            <MuiLink component={Link} to={`/stocks/state/${itemKey(line)}`}>
              {line.item?.label}
            </MuiLink>
          ),
          under: (line) => [line.item?.storagemode, line.comment].filter(Boolean).join(' · '),
        },
        {
          field: 'quantity_theorical',
          title: columns.theorical,
          of: (line) => withUnit(line.quantity_theorical, unitOf(line)),
        },
        {
          field: 'quantity_real',
          title: columns.counted,
          of: (line) =>
            line.quantity_real === null ? texts.uncounted : withUnit(line.quantity_real, unitOf(line)),
        },
        {
          field: 'gap_quantity',
          title: columns.gap,
          is: (line) => `number ${line.gap_quantity?.startsWith('-') ? 'down' : 'up'}`,
          of: (line) =>
            line.gap_quantity !== null &&
            !isNone(line.gap_quantity) &&
            signed(line.gap_quantity, (text) => withUnit(text, unitOf(line))),
        },
        {
          field: 'gap_value',
          title: columns.gapValue,
          is: 'number amount',
          of: (line) => line.gap_value !== null && !isNone(line.gap_value) && signed(line.gap_value, euros),
        },
      ]}
    />
  )
}
