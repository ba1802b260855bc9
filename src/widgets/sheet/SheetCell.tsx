import { isNumber, type SheetColumn } from './column'
import type { Cell } from './range'
import { spellCell } from './reading'
import { cellMark } from './sheet-events'
import type { DrawnCell } from './use-sheet'

interface Props<Row, Patch> {
  column: SheetColumn<Row, Patch>
  row: Row
  at: Cell
  drawn: DrawnCell
  isLocked: boolean
  /** A text typed, or the word of a box that was checked. */
  onText: (at: Cell, text: string) => void
}

/** A cell that is filled: a text or a box to check, with the name of its row. */
export function SheetCell<Row, Patch>({ column, row, at, drawn, isLocked, onText }: Props<Row, Patch>) {
  const { field, title, label, unit, under } = column
  const { text, isOn, message, isChosen } = drawn
  const isNumeric = isNumber(column)
  const common = {
    'data-cell': cellMark(at),
    'aria-label': label(row),
    'aria-invalid': message !== undefined,
    title: message,
  }
  return (
    <td
      className={[isNumeric && 'number', isChosen && 'is-chosen'].filter(Boolean).join(' ')}
      data-label={title}
    >
      {field.kind === 'bool' ? (
        <label className="check">
          <input
            {...common}
            type="checkbox"
            aria-readonly={isLocked}
            checked={isOn}
            onChange={({ target }) => onText(at, spellCell(field, String(target.checked)))}
          />
          {message && <span className="down">{text}</span>}
        </label>
      ) : (
        <input
          {...common}
          type="text"
          className={isNumeric ? 'cell' : 'cell is-text'}
          inputMode={isNumeric ? 'decimal' : undefined}
          autoComplete="off"
          readOnly={isLocked}
          value={text}
          onChange={({ target }) => onText(at, target.value)}
        />
      )}
      {unit && <span className="quiet">{unit(row)}</span>}
      {under?.(row)}
    </td>
  )
}
