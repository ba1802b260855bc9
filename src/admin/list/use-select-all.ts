import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ListRow } from './columns'
import { useListScreen } from './list-screen'

/** Rows that one bulk action may take. */
export const selectAllMax = 1000
const pageSize = 500

/** Selects the rows of every page, up to a thousand: their ids come in pages of five hundred. */
export function useSelectAll() {
  const { resource, question, selection, total } = useListScreen()
  const provider = useDataProvider()
  const [pending, setPending] = useState(false)
  const wanted = Math.min(total, selectAllMax)

  async function selectAll() {
    setPending(true)
    try {
      const ids: number[] = []
      for (let page = 1; ids.length < wanted; page++) {
        const { meta, ...rest } = question
        const asked = {
          ...rest,
          pagination: { page, perPage: pageSize },
          meta: { ...meta, toMany: [], associations: [] },
        }
        const { data } = await provider.getList<ListRow>(resource.name, asked)
        if (data.length === 0) break
        ids.push(...data.map(({ id }) => id))
      }
      selection.set(ids.slice(0, wanted))
    } finally {
      setPending(false)
    }
  }
  return { selectAll, pending, wanted }
}
