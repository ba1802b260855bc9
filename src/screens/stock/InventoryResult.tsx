import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import type { InventoryAnswer } from '../../../resources/stock/inventory-answers'
import { itemKey } from '../../../resources/stock/item-key'
import { signed, withUnit } from '../../trade/amounts'
import { SheetRoot } from '../../widgets/sheet-style'

const { inventory: texts, columns } = stockScreenTexts

const isNone = (text: string | null) => text === null || Number(text) === 0

/** What an inventory found: gaps with their value, and what was not counted. */
export function InventoryResult({ inventory }: { inventory: InventoryAnswer }) {
  const unitOf = (line: InventoryAnswer['lines'][number]) => line.item?.unit ?? ''
  return (
    <SheetRoot>
      <table aria-label={texts.sheet}>
        <thead>
          <tr>
            <th scope="col">{columns.article}</th>
            {[columns.theorical, columns.counted, columns.gap, columns.gapValue].map((text) => (
              <th key={text} scope="col" className="number">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inventory.lines.map((line) => (
            <tr key={line.id}>
              <td className="what">
                <MuiLink component={Link} to={`/stocks/state/${itemKey(line)}`} className="label">
                  {line.item?.label}
                </MuiLink>
                <div className="quiet">
                  {[line.item?.storagemode, line.comment].filter(Boolean).join(' · ')}
                </div>
              </td>
              <td className="number" data-label={columns.theorical}>
                {withUnit(line.quantity_theorical, unitOf(line))}
              </td>
              <td className="number" data-label={columns.counted}>
                {line.quantity_real === null ? texts.uncounted : withUnit(line.quantity_real, unitOf(line))}
              </td>
              <td className={`number ${line.gap_quantity?.startsWith('-') ? 'down' : 'up'}`}>
                {line.gap_quantity !== null &&
                  !isNone(line.gap_quantity) &&
                  signed(line.gap_quantity, (text) => withUnit(text, unitOf(line)))}
              </td>
              <td className="number amount">
                {line.gap_value !== null && !isNone(line.gap_value) && signed(line.gap_value, euros)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
