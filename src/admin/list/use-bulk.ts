import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { BulkError, type Refusal, runBulk } from '../../../providers/data-errors'
import { titleOf } from '../../../resources/schema/resource'
import { toast } from '../../widgets/toast-store'
import { useListScreen } from './list-screen'

export interface BulkResult {
  done: number
  refused: readonly { title: string; message: string }[]
}

type Ids = readonly number[]

/**
 * Runs an action on the selected rows, tells how it went, and keeps selected those that were refused. A call that failed
 * as a whole has been told by the wire already.
 */
export function useBulk() {
  const { resource, selection, rows = [] } = useListScreen()
  const provider = useDataProvider()
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<BulkResult>()

  const named = async (refused: readonly Refusal[]) => {
    const known = new Map(rows.map((row) => [row.id, row]))
    const missing = refused.map(({ id }) => Number(id)).filter((id) => !known.has(id))
    const more = missing.length
      ? await provider.getMany(resource.name, { ids: missing }).catch(() => ({ data: [] }))
      : { data: [] }
    for (const row of more.data) known.set(row.id, row)
    return refused.map(({ id, message }) => {
      const row = known.get(Number(id))
      return { title: (row && titleOf(resource, row)) || `n° ${id}`, message }
    })
  }

  async function run(action: (ids: Ids) => Promise<unknown>, done: (n: number) => string) {
    setPending(true)
    try {
      await action(selection.ids)
      toast.success(done(selection.ids.length))
      selection.clear()
    } catch (error) {
      if (!(error instanceof BulkError)) return
      selection.set(error.refused.map(({ id }) => Number(id)))
      setResult({ done: error.done.length, refused: await named(error.refused) })
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: [resource.name] })
    }
  }

  return {
    pending,
    run: (each: (id: number) => Promise<unknown>, done: (n: number) => string) =>
      run((ids) => runBulk(ids, each), done),
    result,
    forget: () => setResult(undefined),
    remove: (done: (n: number) => string) =>
      run((ids) => provider.deleteMany(resource.name, { ids: [...ids] }), done),
    update: (data: Readonly<Record<string, unknown>>, done: (n: number) => string) =>
      run((ids) => provider.updateMany(resource.name, { ids: [...ids], data }), done),
  }
}
