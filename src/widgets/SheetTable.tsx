import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Key, type ReactNode, useState } from 'react'
import { say } from './say'
import { SheetRoot } from './sheet-style'
import { visuallyHidden } from './visually-hidden'

type Word =
  | 'what'
  | 'label'
  | 'number'
  | 'amount'
  | 'state'
  | 'plain'
  | 'end'
  | 'side'
  | 'spare'
  | 'quiet'
  | 'tick'
  | 'down'
  | 'whole'
type Words = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`

/** A column of a table that is only read. */
export interface ReadColumn<Row> {
  /** Its head, on a phone the name of each value; a column of buttons may have none. */
  title?: string
  /** What stands at its head instead of the title: a box that ticks all. */
  head?: ReactNode
  of: (row: Row, index: number) => ReactNode
  /** A second line, smaller. */
  under?: (row: Row) => ReactNode
  /**
   * What names the row (`what`, `label`), its state or its buttons (`end`) need no title on a phone; a `number` stands on
   * the right, `side` is left out on a phone, `spare` on a tablet; what is `whole` breaks into no lines.
   */
  is?: Words | ((row: Row) => string)
  /** What stands under the column, in the row of totals. */
  total?: ReactNode
}

export interface ReadTable<Row> {
  /** What the table is called. */
  name: string
  /** Those that are none are left out. */
  columns: readonly (ReadColumn<Row> | false | null | undefined)[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
  /** Marks a row: `is-over` for what counts no more. */
  rowIs?: (row: Row) => string | false | undefined
  /** What the row of totals is called; it reaches to the first column that has one. */
  foot?: ReactNode
  /** Said in the table where it has no row yet. */
  empty?: string
  /** Fifty rows are drawn, and fifty more by a button that says how many are left. */
  more?: (left: number) => string
}

const page = 50

const headWords = (is: ReadColumn<never>['is']) =>
  typeof is === 'string' ? is.split(' ').filter((word) => ['number', 'spare', 'end'].includes(word)) : []

const namesItself = /\b(what|label|state|end|side|tick)\b/

function Cell<Row>({ column, row, index }: { column: ReadColumn<Row>; row: Row; index: number }) {
  const { title, of, under, is } = column
  const words = typeof is === 'function' ? is(row) : is
  const isNamed = words?.includes('what')
  return (
    <td className={words} data-label={words && namesItself.test(words) ? undefined : title}>
      {under ? (
        <>
          <div className={isNamed ? 'label' : undefined}>{of(row, index)}</div>
          <div className="quiet">{under(row)}</div>
        </>
      ) : (
        of(row, index)
      )}
    </td>
  )
}

function Foot<Row>({ label, columns }: { label: ReactNode; columns: readonly ReadColumn<Row>[] }) {
  const first = columns.findIndex(({ total }) => total !== undefined)
  return (
    <tfoot>
      <tr>
        <td colSpan={first} className="what">
          {label}
        </td>
        {columns.slice(first).map(({ title, is, total }, at) => (
          <td
            key={title ?? at}
            className={typeof is === 'string' ? is : 'number'}
            data-label={total === undefined ? undefined : title}
          >
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** A table that is only read, in the sheets' own style: on a phone each row is a card. */
export function SheetTable<Row>({ name, columns, rows, keyOf, rowIs, foot, empty, more }: ReadTable<Row>) {
  const [most, setMost] = useState(page)
  const shown = columns.filter((column) => !!column)
  const left = more ? rows.length - most : 0
  return (
    <>
      <SheetRoot tabIndex={0} role="region" aria-label={name}>
        <table aria-label={name}>
          <thead>
            <tr>
              {shown.map(({ title, head, is }, at) => (
                <th key={title ?? at} scope="col" className={headWords(is).join(' ') || undefined}>
                  {head ?? title ?? (
                    <Box component="span" sx={visuallyHidden}>
                      {say('widget.table.actions')}
                    </Box>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(left > 0 ? rows.slice(0, most) : rows).map((row, index) => (
              <tr key={keyOf(row, index)} className={rowIs?.(row) || undefined}>
                {shown.map((column, at) => (
                  <Cell key={column.title ?? at} {...{ column, row, index }} />
                ))}
              </tr>
            ))}
            {empty && rows.length === 0 && (
              <tr>
                <td className="quiet" colSpan={shown.length}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
          {foot !== undefined && <Foot label={foot} columns={shown} />}
        </table>
      </SheetRoot>
      {more && left > 0 && (
        <div>
          <Button onClick={() => setMost(most + page)}>{more(left)}</Button>
        </div>
      )}
    </>
  )
}
