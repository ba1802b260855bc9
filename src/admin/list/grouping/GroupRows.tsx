import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useGetList } from 'react-admin'
import { useHref } from 'react-router'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { listTexts } from '../../../../i18n/fr/list'
import { useEngine } from '../../../fields/engine'
import { ErrorState } from '../../../widgets/ErrorState'
import { readTitle } from '../../form/title-of'
import { editPath, showPath } from '../../paths'
import type { ListRow as Row } from '../columns'
import { ListCards } from '../ListCards'
import { ListRow } from '../ListRow'
import { ListSkeleton } from '../ListSkeleton'
import { useListScreen } from '../list-screen'
import { useRowEvents } from '../use-row-events'
import { type Place, placeFilters } from './open-group'

const [few, most] = [10, 100]

/** The rows of an unfolded group: the list's own search with the condition of the group. */
export function GroupRows({ place, label, narrow }: { place: Place; label: string; narrow: boolean }) {
  const { registry } = useEngine()
  const { resource, rights, question, conditionsOf, columns, selection } = useListScreen()
  const [perPage, setPerPage] = useState(few)
  const home = useHref('/').replace(/\/$/, '')
  const { conditions = [] } = question.meta
  const filters = placeFilters({ registry, resource }, place)
  const { data, total, error, isFetching, refetch } = useGetList<Row>(
    resource.name,
    {
      ...question,
      pagination: { page: 1, perPage },
      meta: { ...question.meta, conditions: [...conditions, ...conditionsOf(filters)] },
    },
    { placeholderData: (before) => before, retry: false },
  )
  const pathOf = useMemo(
    () => (id: number) => (rights.update ? editPath(resource, id) : showPath(resource, id)),
    [resource, rights.update],
  )
  const order = useMemo(() => (data ?? []).map(({ id }) => id), [data])
  const events = useRowEvents({ selection, selectable: false, isStale: false, order, pathOf })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} columns={columns.length} />
  const items = data.map((row) => ({
    row,
    columns,
    selectable: false,
    selected: false,
    title: (narrow && resource.heading?.(row)) || readTitle(resource, row) || `n° ${row.id}`,
    href: home + pathOf(row.id),
  }))
  const isMore = perPage < most && (total ?? 0) > perPage
  return (
    <>
      {narrow ? (
        <ListCards items={items} events={events} />
      ) : (
        <table aria-label={groupTexts.rowsOf({ label })}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.className}>
                  <span>{column.label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...events}>
            {items.map((item) => (
              <ListRow key={item.row.id} {...item} />
            ))}
          </tbody>
        </table>
      )}
      {isMore && (
        <Button size="small" loading={isFetching} onClick={() => setPerPage(most)}>
          {listTexts.range(1, perPage, total ?? 0, false)} · {groupTexts.moreRows}
        </Button>
      )}
    </>
  )
}
