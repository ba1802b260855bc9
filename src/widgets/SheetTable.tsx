import type { Key, ReactNode } from 'react'
import { SheetRoot } from './sheet-style'

/** A column of a table that is only read. */
export interface ReadColumn<Row> {
  title: string
  of: (row: Row) => ReactNode
  /** What names the row, where it needs no title on a phone; a number stands on the right. */
  is?: 'label' | 'what' | 'number'
}

export interface ReadTable<Row> {
  /** What the table is called. */
  name: string
  columns: readonly ReadColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
}

/** A table that is only read, in the sheets' own style: on a phone each row is a card. */
export function SheetTable<Row>({ name, columns, rows, keyOf }: ReadTable<Row>) {
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={name}>
      <table aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ title, is }) => (
              <th key={title} scope="col" className={is === 'number' ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map(({ title, of, is }) => (
                <td
                  key={title}
                  className={is}
                  data-label={is === 'label' || is === 'what' ? undefined : title}
                >
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
