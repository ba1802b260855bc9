import { memo } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import type { Column, ListRow as Row } from './columns'
import { sameRow } from './same-row'

export interface ListRowProps {
  row: Row
  columns: readonly Column[]
  /** What the row is called, for its check box. */
  title: string
  /** Where it leads; absent when there is nowhere to go. */
  href?: string
  selected: boolean
  selectable: boolean
}

const listenedAbove = () => undefined

/** One row: no hooks and no listeners of its own, drawn again only when what it shows has changed. */
export const ListRow = memo(
  function ListRow({ row, columns, title, href, selected, selectable }: ListRowProps) {
    return (
      <tr data-id={row.id} data-selected={selected || undefined}>
        {selectable && (
          <td className="is-check">
            <input
              type="checkbox"
              checked={selected}
              onChange={listenedAbove}
              aria-label={listTexts.selectRow({ label: title })}
            />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.name} className={column.className}>
            {column.isTitle && href ? (
              <a className="row-link" href={href}>
                {column.render(row) ?? title}
              </a>
            ) : (
              (column.render(row) ?? <span className="cell-empty">–</span>)
            )}
          </td>
        ))}
      </tr>
    )
  },
  (before, after) =>
    before.columns === after.columns &&
    before.selected === after.selected &&
    before.selectable === after.selectable &&
    before.href === after.href &&
    sameRow(before.row, after.row),
)
