import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useListScreen } from './list-screen'
import { idsOnly, readRows } from './read-rows'

/** Rows that one bulk action may take. */
export const selectAllMax = 1000

/** Selects the rows of every page, up to a thousand. */
export function useSelectAll() {
  const { resource, question, selection, total } = useListScreen()
  const provider = useDataProvider()
  const [pending, setPending] = useState(false)
  const wanted = Math.min(total, selectAllMax)

  async function selectAll(limit = wanted) {
    setPending(true)
    try {
      const rows = await readRows({ provider, name: resource.name, question: idsOnly(question), limit })
      selection.set(rows.map(({ id }) => id))
    } finally {
      setPending(false)
    }
  }
  return { selectAll: () => selectAll(), pending, wanted }
}
