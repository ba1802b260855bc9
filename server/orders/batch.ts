import type { BatchAnswer } from '../../resources/orders/answers'
import type { GiveBack, GuardRefusal } from '../../resources/orders/guard-refusal'
import { messages } from '../../resources/schema/messages'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import type { Actor } from '../database/actor'

/** The orders of a batch: one at least. */
export function someOf(ids: readonly number[]): readonly number[] {
  if (!ids.length) throw invalid([{ name: 'ids', message: messages.required }])
  return ids
}

/** What guards add to the answer of a refusal. */
interface FoundAnswer {
  findings: GuardRefusal[]
  days: string[]
  back: GiveBack | null
}

/** Does something to several orders, each for itself: what one is refused does not hold the others back. */
export async function eachOrder(
  context: Context,
  actor: Actor,
  { ids, run }: { ids: readonly number[]; run: (id: number) => Promise<void> },
): Promise<BatchAnswer> {
  const errors = new Map<number, BatchAnswer['results'][number]['error']>()
  for (const id of ids)
    await run(id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      const { findings = [], days = [], back = null } = error.answer as Partial<FoundAnswer>
      errors.set(id, { type: error.type, display: error.message, findings, days, back })
    })
  const rows = await context.db.read(actor, (tx) =>
    tx.query<BatchAnswer['results'][number]>(
      'select id, number, status from "order" where id = any($1::bigint[])',
      [ids],
    ),
  )
  const results = ids.map((id) => {
    const row = rows.find((one) => one.id === id)
    return { id, number: row?.number ?? '', status: row?.status ?? null, error: errors.get(id) ?? null }
  })
  return { done: ids.length - errors.size, results }
}
