import { formTotalsOf } from '../../../../resources/egalim/ma-cantine-form'
import { parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'
import { closeYear } from '../../../egalim/closing'
import { memberLines } from '../../../egalim/ma-cantine'

/** When last year was closed: on a morning of January, or just now where that one is still to come. */
function closedAt(now: Date, year: number): Date {
  const first = parisMoment(`${year + 1}-01-01`, '00:00').getTime()
  const usual = parisMoment(`${year + 1}-01-14`, '10:20').getTime()
  return new Date(Math.max(first, Math.min(usual, now.getTime() - 3_600_000)))
}

/** The hospital's last year, closed for ma-cantine by its manager. */
export async function loadEgalimClosing(tx: Tx, now: Date): Promise<void> {
  const year = Number(parisDay(now).slice(0, 4)) - 1
  const [manager] = await tx.query<{ id: number }>(
    `select id from "user" where email = 'julie.petit@demo.example'`,
  )
  const of = { year, adherent_id: 1 }
  const { lines } = await memberLines({ tx }, of)
  const { value_total_ht } = formTotalsOf(lines)
  const work = { tx, now: closedAt(now, year), actor: { userId: manager?.id ?? null } }
  await closeYear(work, { ...of, total_ht: value_total_ht })
}
