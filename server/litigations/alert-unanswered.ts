import { litigationTexts } from '../../i18n/fr/litigations'
import { businessDaysBefore } from '../../resources/directory/delivery-calendar'
import { litigation } from '../../resources/litigations/litigation'
import { unansweredLitigations } from '../../resources/litigations/states'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { repo } from '../api/repo'
import { listOf } from '../database/naming'
import { readHolidays } from '../trade/delivery-terms'
import { notify } from '../trade/notify'
import { optionText } from '../trade/option'
import { litigationNumber } from './litigation-row'

interface Waiting extends RowOf<typeof litigation, 'id' | 'litigation_date' | 'responsible'> {
  supplier: string
}

const waitingSql = `
  select l.id, l.litigation_date, l.responsible, s.name as supplier from litigation l join supplier s on s.id = l.supplier_id
  where l.is_sent and l.status in ${listOf(unansweredLitigations)} and l.answered_at is null and l.unanswered_alert_at is null
    and l.sent_at < $1 and l."deletedAt" is null for update of l skip locked`

/** Tells the « chargé de mission » of what a supplier has left unanswered for `litigation_alert_days` (domain §8), once. */
export async function alertUnanswered({ db }: Context, now: Date): Promise<string | undefined> {
  const count = await db.system('jobs', async (tx) => {
    const days = Number(await optionText(tx, 'litigation_alert_days'))
    const limit = businessDaysBefore(parisDay(now), days, await readHolidays(tx))
    const waiting = await tx.query<Waiting>(waitingSql, [parisMoment(addDays(limit, 1), '00:00')])
    for (const row of waiting) {
      await notify(tx, {
        kind: 'litigation_updated',
        users: [row.responsible],
        model: 'Litigation',
        entityId: row.id,
        event: 'unanswered',
        params: {
          litigation: litigationNumber(row),
          supplier: row.supplier,
          what: litigationTexts.events.unanswered({ days }),
        },
        now,
      })
      await repo({ tx, now, actor: { userId: null } }, litigation).update(row.id, {
        unanswered_alert_at: now,
      })
    }
    return waiting.length
  })
  return count ? `Litiges sans réponse signalés : ${count}` : undefined
}
