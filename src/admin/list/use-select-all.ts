import { useDataProvider } from 'react-admin'
import { useAct } from '../../widgets/use-act'
import { useListScreen } from './list-screen'
import { idsOnly, readRows } from './read-rows'

/** Rows that one bulk action may take. */
export const selectAllMax = 1000

/** Selects the rows of every page, up to a thousand. */
export function useSelectAll() {
  const { resource, question, selection, total } = useListScreen()
  const provider = useDataProvider()
  const { run, isPending } = useAct()
  const wanted = Math.min(total, selectAllMax)

  const read = () => readRows({ provider, name: resource.name, question: idsOnly(question), limit: wanted })
  const selectAll = () => run(read, undefined, { after: (rows) => selection.set(rows.map(({ id }) => id)) })
  return { selectAll, pending: isPending, wanted }
}
