import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import {
  type Dispatch,
  type KeyboardEvent,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { euros, frenchQuantity, quantitySentence } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import type { FoundItem } from '../../../resources/stock/answers'
import { storageRule } from '../../../resources/stock/storage-step'
import type { Direction } from '../../../resources/stock/voucher'
import { costText, withUnit } from '../../trade/amounts'
import { SheetRoot } from '../../widgets/sheet-style'
import { ItemPicker } from './ItemPicker'
import { Traceability } from './Traceability'
import { typedLine, withLine } from './typed-line'
import { amountOf, type DraftLine, isNumber, quantityProblem, totalOf } from './voucher-draft'

const { voucher: texts, columns } = stockScreenTexts

interface Props {
  direction: Direction
  lines: readonly DraftLine[]
  onChange: Dispatch<SetStateAction<DraftLine[]>>
  /** Errors are shown once one has tried to validate. */
  isTried: boolean
}

interface Place {
  key: string
  name: 'quantity' | 'price'
  /** The line was begun ahead: what is typed goes on from there. */
  isBegun?: boolean
}

/** Puts the caret in a number of a line: over what is proposed, after what was typed. */
function enter(frame: HTMLElement | null, { key, name, isBegun }: Place): void {
  const input = frame?.querySelector(`[data-line="${key}"] input[name="${name}"]`)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  if (isBegun) input.setSelectionRange(input.value.length, input.value.length)
  else input.select()
}

/** The lines of a voucher, typed without the mouse: article, Enter, quantity, Enter, (price, Enter), next article. */
export function VoucherLines({ direction, lines, onChange, isTried }: Props) {
  const finder = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const isEntry = direction === 'entry'
  const [wanted, setWanted] = useState<Place>()
  // With the line itself, before the next key: what is typed at once must not fall into the search.
  useLayoutEffect(() => {
    if (wanted) enter(frame.current, wanted)
  }, [wanted])
  const set = (key: string, part: Partial<DraftLine>) =>
    onChange((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const onEnter = (key: string, name: 'quantity' | 'price') => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (name === 'quantity' && isEntry) enter(frame.current, { key, name: 'price' })
    else finder.current?.focus()
  }
  function pick(found: FoundItem, typed: string) {
    const { part, next, rest } = typedLine(typed, direction)
    onChange((all) => withLine(all, found, part))
    if (next) setWanted({ key: found.key, name: next, isBegun: Boolean(part[next]) })
    return rest
  }
  return (
    <Box ref={frame}>
      {lines.length > 0 && (
        <SheetRoot sx={{ mb: 2 }}>
          <table aria-label={texts.lines}>
            <thead>
              <tr>
                <th scope="col">{columns.article}</th>
                <th scope="col" className="number">
                  {columns.available}
                </th>
                <th scope="col" className="number">
                  {columns.quantity}
                </th>
                <th scope="col" className="number">
                  {isEntry ? columns.price : columns.cump}
                </th>
                <th scope="col" className="number">
                  {columns.amount}
                </th>
                <th scope="col">
                  <span className="quiet">{columns.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const problem = quantityProblem(line, direction)
                const isShown = isTried
                  ? problem !== undefined
                  : problem === 'short' || problem === 'fraction'
                return (
                  <tr key={line.key} data-line={line.key}>
                    <td className="what">
                      <div className="label">{line.item.label}</div>
                      <div className="quiet">
                        {[line.item.ref_supplier, line.item.supplier].filter(Boolean).join(' · ')}
                      </div>
                      <Traceability line={line} onChange={(part) => set(line.key, part)} />
                    </td>
                    <td className="number" data-label={columns.available}>
                      {withUnit(line.available, line.item.unit)}
                    </td>
                    <td className="number" data-label={columns.quantity}>
                      <input
                        className="cell"
                        name="quantity"
                        inputMode="decimal"
                        autoComplete="off"
                        aria-label={`${texts.quantityOf({ label: line.item.label })} (${line.item.unit})`}
                        aria-invalid={isShown}
                        value={line.quantity}
                        onChange={({ target }) => set(line.key, { quantity: target.value })}
                        onKeyDown={onEnter(line.key, 'quantity')}
                      />{' '}
                      <span className="quiet">{line.item.unit}</span>
                      {problem === 'fraction' && (
                        <div className="quiet down" role="alert">
                          {quantitySentence(storageRule(line.item), line.item.unit)}
                        </div>
                      )}
                      {problem === 'short' && (
                        <div className="quiet down" role="alert">
                          {`Stock insuffisant : ${frenchQuantity(line.available)} ${line.item.unit} disponibles`}
                        </div>
                      )}
                    </td>
                    <td className="number" data-label={isEntry ? columns.price : columns.cump}>
                      {isEntry ? (
                        <input
                          className="cell"
                          name="price"
                          inputMode="decimal"
                          autoComplete="off"
                          aria-label={texts.priceOf({ label: line.item.label })}
                          aria-invalid={isTried && !isNumber(line.price, 'price')}
                          value={line.price}
                          onChange={({ target }) => set(line.key, { price: target.value })}
                          onKeyDown={onEnter(line.key, 'price')}
                        />
                      ) : (
                        costText(line.cump)
                      )}
                    </td>
                    <td className="number amount">{euros(amountOf(line, direction))}</td>
                    <td className="number">
                      <button
                        type="button"
                        className="icon"
                        aria-label={texts.remove({ label: line.item.label })}
                        onClick={() => onChange((all) => all.filter((one) => one.key !== line.key))}
                      >
                        <Close fontSize="small" />
                      </button>
                    </td>
                  </tr>
                )
              })}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={4} className="number">
                  {columns.total}
                </td>
                <td className="number">{euros(totalOf(lines, direction))}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </SheetRoot>
      )}
      <ItemPicker
        label={texts.add}
        helperText={texts.addHelp}
        held={direction === 'exit'}
        inputRef={finder}
        onPick={pick}
      />
    </Box>
  )
}
