import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formTexts } from '../../../i18n/fr/form'
import { HttpError } from '../../../providers/http-error'
import { send } from '../../../providers/write-calls'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'
import { forgetLists } from './forget-lists'
import { isRow, rowsOf } from './initial-values'

/** Why a record is not deleted: who uses it. */
export interface Refusal {
  display: string
  uses: readonly { label: string; count: number }[]
}

/** A resource may refer to the record by several fields: it is said once, with the largest number. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof HttpError) || error.type !== 'err420') return undefined
  const uses = new Map<string, { label: string; count: number }>()
  for (const { resource, label, count } of rowsOf(isRow(error.body) ? error.body.uses : undefined)) {
    const use = { label: String(label), count: Number(count) }
    if (use.count > (uses.get(String(resource))?.count ?? 0)) uses.set(String(resource), use)
  }
  return { display: error.display, uses: [...uses.values()] }
}

/** Deletes a record; true once it is gone. The wire says any refusal but that of a record in use, kept here. */
export function useRemove(resource: AnyResource) {
  const { http } = useEngine()
  const queryClient = useQueryClient()
  const { run, isPending } = useAct()
  const [refusal, setRefusal] = useState<Refusal>()
  async function remove(record: ReadRow): Promise<boolean> {
    const isDone = await run(
      async () => {
        await send(http, { resource, verb: 'remove', record }, { quiet: ['err420'] })
        return true
      },
      formTexts.removed,
      { refused: (error) => setRefusal(refusalOf(error)) },
    )
    if (isDone) void forgetLists(queryClient, resource.name)
    return isDone === true
  }
  return { remove, isPending, refusal, forget: () => setRefusal(undefined) }
}
