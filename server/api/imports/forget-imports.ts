import { subHours } from 'date-fns/subHours'
import type { Context } from '../context'
import { importAwaiting } from './job'

/** Hours for which the rows of a file are kept after the last sign of life of its import. */
const kept = 48

type Ended = { id: number; stored: string | null; sent: string | null; stays: boolean }

/**
 * Forgets imports that nobody will carry out any more, and the rows kept of those that are over. That a file has been imported, or
 * was interrupted, stays known for as long as the rule of retention says: it is not imported twice (err570). Answers how many were
 * forgotten. For the clock.
 */
export async function forgetImports(context: Context, now: Date): Promise<number> {
  const over = await context.db.system('imports', (tx) =>
    tx.query<Ended>(
      `select id, stored, sent, not (state = any($2)) as stays from import_job
       where "updatedAt" < $1 and (state = any($2) or stored is not null)`,
      [subHours(now, kept), importAwaiting],
    ),
  )
  for (const { stored, sent, stays } of over) {
    if (stored) await context.files.remove(stored)
    if (sent && !stays) await context.files.remove(sent)
  }
  const idsOf = (stays: boolean) => over.filter((one) => one.stays === stays).map(({ id }) => id)
  await context.db.system('imports', async (tx) => {
    await tx.query('update import_job set stored = null where id = any($1::bigint[])', [idsOf(true)])
    await tx.query('delete from import_job where id = any($1::bigint[])', [idsOf(false)])
  })
  return over.length
}
