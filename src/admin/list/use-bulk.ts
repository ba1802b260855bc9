import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { officeTexts as texts } from '../../../i18n/fr/office'
import { BulkError, type Refusal, runBulk } from '../../../providers/data-errors'
import { titleOf } from '../../../resources/schema/resource'
import { toast } from '../../widgets/toast-store'
import type { ListRow } from './columns'
import { useListScreen } from './list-screen'

export interface BulkResult {
  done: number
  refused: readonly { title: string; message: string }[]
}

type Ids = readonly number[]

/** Milliseconds in which a change of many rows can be taken back. */
const undoable = 20_000

interface Some {
  /** The selected ones unless told. */
  ids?: Ids
  undo?: () => void
}

type Kept = ListRow & Readonly<Record<string, unknown>>

export interface Edit {
  name: string
  value: unknown
  /** The rows as they were read, whose value is another one. */
  before: readonly Kept[]
}

/**
 * Runs an action on the selected rows, tells how it went, and keeps selected those that were refused. A call that failed
 * as a whole has been told by the wire already.
 */
export function useBulk() {
  const { resource, selection, rows = [] } = useListScreen()
  const provider = useDataProvider()
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
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

  async function run(
    action: (ids: Ids) => Promise<unknown>,
    done: (n: number) => string,
    { ids = selection.ids, undo }: Some = {},
  ) {
    setPending(true)
    const tell = (n: number) =>
      toast.success(done(n), undo && { duration: undoable, action: { label: texts.undo, run: undo } })
    try {
      await action(ids)
      tell(ids.length)
      selection.clear()
    } catch (error) {
      if (!(error instanceof BulkError)) return
      if (undo && error.done.length) tell(error.done.length)
      // What is taken back once its list has been left has no other place to say so.
      if (!isHere.current) toast.error(error.message)
      selection.set(error.refused.map(({ id }) => Number(id)))
      setResult({ done: error.done.length, refused: await named(error.refused) })
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: [resource.name] })
    }
  }

  /** Gives rows one value of a field, each over the version that was read; what was done can be undone once. */
  async function edit({ name, value, before }: Edit) {
    const written = new Map<number, Kept>()
    const write = async (row: Kept, to: unknown) => {
      const given = { id: row.id, data: { [name]: to }, previousData: row }
      const { data } = await provider.update<Kept>(resource.name, given)
      return data
    }
    const rowOf = new Map(before.map((row) => [row.id, row]))
    const back = () =>
      run(
        (ids) =>
          runBulk(ids, async (id) => {
            const [row, old] = [written.get(id), rowOf.get(id)]
            if (row && old) await write(row, old[name])
          }),
        (n) => texts.undone({ smart_count: n }),
        { ids: [...written.keys()] },
      )
    await run(
      (ids) =>
        runBulk(ids, async (id) => {
          const row = rowOf.get(id)
          if (row) written.set(id, await write(row, value))
        }),
      (n) => texts.edited({ smart_count: n }),
      { ids: before.map(({ id }) => id), undo: () => void back() },
    )
  }

  return {
    pending,
    edit,
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
