import { useEffect, useRef } from 'react'
import { listTexts } from '../../../i18n/fr/list'
import type { Order } from '../../../providers/search'
import type { Column } from './columns'
import { Glyph } from './glyphs'

interface Props {
  columns: readonly Column[]
  orders: readonly Order[]
  onSort: (name: string, joins: boolean) => void
  selectable: boolean
  /** Whether all, some or none of the page's rows are selected. */
  selection: 'all' | 'some' | 'none'
  /** Absent while the page's rows are those of the question before. */
  onSelectPage: (() => void) | undefined
}

/** The sticky head: a sort button a column, and the check box of the whole page. */
export function ListHead({ columns, orders, onSort, selectable, selection, onSelectPage }: Props) {
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className="is-check">
            <PageCheck state={selection} onChange={onSelectPage} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} orders={orders} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

/** A long label stands on two lines where columns are many, never on more. */
const headStyle = ({ label }: Column) =>
  label.length > 12
    ? { minWidth: `${Math.ceil(label.length / 2) + 6}ch` }
    : ({ whiteSpace: 'nowrap' } as const)

function HeadCell({ column, orders, onSort }: { column: Column } & Pick<Props, 'orders' | 'onSort'>) {
  const rank = orders.findIndex(([name]) => name === column.name)
  const direction = orders[rank]?.[1]
  const sorted = direction && (direction === 'asc' ? 'ascending' : 'descending')
  return (
    <th scope="col" className={column.className} style={headStyle(column)} aria-sort={sorted}>
      {column.sortable ? (
        <button
          type="button"
          className="sort"
          title={listTexts.sortHint}
          onClick={(event) => onSort(column.name, event.shiftKey)}
        >
          {column.label}
          <Glyph name="arrow" size={14} />
          {rank >= 0 && orders.length > 1 && <span>{listTexts.rank(rank)}</span>}
        </button>
      ) : (
        <span>{column.label}</span>
      )}
    </th>
  )
}

function PageCheck({ state, onChange }: { state: Props['selection']; onChange: Props['onSelectPage'] }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={box}
      type="checkbox"
      checked={state === 'all'}
      disabled={!onChange}
      onChange={onChange}
      aria-label={listTexts.selectPage}
    />
  )
}
