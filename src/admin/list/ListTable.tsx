import { lazy, Suspense, type UIEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { useHref } from 'react-router'
import { useEngine } from '../../fields/engine'
import { untilThere } from '../../widgets/until-there'
import { useActions } from '../actions/use-actions'
import { readTitle } from '../form/title-of'
import { editPath, showPath } from '../paths'
import { useEditColumns } from './cell-edit/use-edit-columns'
import { ListHead } from './ListHead'
import { ListRow } from './ListRow'
import { useListScreen } from './list-screen'
import { cycleSort } from './sort-cycle'
import { TableFrame } from './table-style'
import { useRowEvents } from './use-row-events'

const ListCards = lazy(async () => ({ default: (await import('./ListCards')).ListCards }))
const CellEdits = lazy(async () => ({
  default: (await untilThere(() => import('./cell-edit/CellEdits'))).CellEdits,
}))

/** A shadow tells that columns have gone behind the title; set without drawing anything again. */
const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>) =>
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)

/** The rows of a list: a native table, or cards on a narrow screen. */
export function ListTable({ narrow }: { narrow: boolean }) {
  const {
    resource,
    rights,
    query,
    change,
    columns,
    selection,
    preferences,
    isStale,
    rows = [],
  } = useListScreen()
  const frame = useRef<HTMLDivElement>(null)
  const { columns: drawn, isEdited } = useEditColumns()
  // What changes cells comes after the list, with the rest of the declarations.
  const { registry } = useEngine()
  const isWhole = useSyncExternalStore(registry.onWhole, registry.isWhole)
  const home = useHref('/').replace(/\/$/, '')
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const pathOf = useMemo(
    () => (id: number) => (rights.update ? editPath(resource, id) : showPath(resource, id)),
    [resource, rights.update],
  )
  const hasAction = useActions(resource).some(({ bulk }) => bulk)
  const selectable = resource.list?.bulk !== false && (rights.remove || rights.update || hasAction)
  const events = useRowEvents({ selection, selectable, isStale, order, pathOf })
  const chosen = order.filter(selection.has)
  const state = chosen.length === 0 ? 'none' : chosen.length === order.length ? 'all' : 'some'
  const selectPage = () =>
    selection.set(
      state === 'all'
        ? selection.ids.filter((id) => !order.includes(id))
        : [...new Set([...selection.ids, ...order])],
    )
  const items = rows.map((row) => ({
    row,
    columns: drawn,
    selectable,
    title: (narrow && resource.heading?.(row)) || readTitle(resource, row) || `n° ${row.id}`,
    href: home + pathOf(row.id),
    selected: selection.has(row.id),
  }))
  if (narrow) return <ListCards items={items} events={events} />
  return (
    <>
      <TableFrame
        ref={frame}
        data-scroll="list"
        data-density={preferences.density}
        data-stale={isStale || undefined}
        onScroll={markScrolled}
      >
        <table aria-label={resource.label[1]}>
          <ListHead
            columns={columns}
            orders={query.orders}
            onSort={(name, joins) => change({ orders: cycleSort(query.orders, name, joins) })}
            selectable={selectable}
            selection={state}
            onSelectPage={isStale ? undefined : selectPage}
          />
          <tbody {...events}>
            {items.map((item) => (
              <ListRow key={item.row.id} {...item} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {isEdited && isWhole && (
        <Suspense>
          <CellEdits frame={frame} columns={drawn} />
        </Suspense>
      )}
    </>
  )
}
