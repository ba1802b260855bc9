import { useGetList, useGetMany } from 'react-admin'
import { defaultSort } from '../../../resources/schema/derive'
import { useEngine } from '../../fields/engine'
import { labelOf } from '../../fields/label-of'
import { type ListRow, relationRows } from '../list/columns'
import { useListScreen } from '../list/list-screen'
import type { Choice } from './ChoiceList'

/** Values shown before one has to search. */
export const optionsShown = 30

/** Rows of a resource to choose from, found by what they are called. */
export function useOptions(name: string, q: string) {
  const { registry } = useEngine()
  const resource = registry.get(name)
  const [field, order] = defaultSort(resource)
  const { data, isPending, error } = useGetList<ListRow>(
    name,
    {
      pagination: { page: 1, perPage: optionsShown },
      sort: { field, order: order === 'desc' ? 'DESC' : 'ASC' },
      filter: q ? { q } : {},
      meta: { params: {} },
    },
    { placeholderData: (before) => before, retry: false },
  )
  const options: Choice[] = (data ?? []).map((row) => ({
    value: String(row.id),
    label: labelOf(row, resource),
  }))
  return { options, isPending, error }
}

/** What the rows with these ids are called: read from the rows on screen where they say it, else asked for. */
export function useReferenceLabels(name: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const { registry } = useEngine()
  const { resource, rows } = useListScreen()
  const target = registry.get(name)
  const known = new Map<string, string>()
  for (const related of relationRows(registry, rows ?? [], { resource, to: name }))
    known.set(String(related.id), labelOf(related, target))
  const missing = ids.filter((id) => !known.has(id)).map(Number)
  const { data } = useGetMany<ListRow>(
    name,
    { ids: missing },
    { enabled: rows !== undefined && missing.length > 0 },
  )
  for (const row of data ?? []) if (row) known.set(String(row.id), labelOf(row, target))
  return known
}
