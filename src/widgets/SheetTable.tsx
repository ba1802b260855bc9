import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { sheetTableTexts as texts } from '../../i18n/fr/sheet-table'
import { SheetRoot } from './sheet-style'
import type { ReadColumn, ReadTable } from './sheet-table/column'
import { Head, SortChoice } from './sheet-table/Head'
import { inOrder, type Sorting } from './sheet-table/value'

export type { ReadColumn, ReadTable }

const page = 50

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
export function SheetTable<Row>({
  name,
  columns,
  rows,
  keyOf,
  rowIs,
  foot,
  empty,
  more,
  few,
}: ReadTable<Row>) {
  const [most, setMost] = useState(page)
  const [sorting, sort] = useState<Sorting>()
  const shown = columns.filter((column) => !!column)
  const held = sorting && shown.find(({ title }) => title === sorting.title)?.value
  const ordered = held ? inOrder(rows, held, sorting.isDown) : rows
  const left = more ? rows.length - most : 0
  const [isWhole, setWhole] = useState(false)
  const count = few && !isWhole ? few.count : more ? most : rows.length
  const drawn = few?.isLast && !isWhole && !sorting ? ordered.slice(-count) : ordered.slice(0, count)
  return (
    <>
      {rows.length > 1 && shown.some(({ value }) => value) && (
        <SortChoice name={name} columns={shown} sorting={sorting} onSort={sort} />
      )}
      <SheetRoot tabIndex={0} role="region" aria-label={name}>
        <table aria-label={name}>
          <Head columns={shown} sorting={sorting} onSort={sort} />
          <tbody>
            {drawn.map((row, index) => (
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
      {few && rows.length > few.count && (
        <div>
          <Button onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.less : texts.all({ count: rows.length })}
          </Button>
        </div>
      )}
      {more && left > 0 && (
        <div>
          <Button onClick={() => setMost(most + page)}>{more(left)}</Button>
        </div>
      )}
    </>
  )
}
