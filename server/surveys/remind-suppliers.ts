import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { type AskedSupplier, namesOf, tellSupplier } from './asked-suppliers'
import { lockSurvey, type SurveyRow, wrongState } from './survey'

const silentSql = `
  update statistic_response q set reminder_count = reminder_count + 1, "updatedAt" = $2 from supplier s
  where q.statistic_request_id = $1 and q.status = '150' and q."deletedAt" is null and s.id = q.supplier_id
    and not exists (select 1 from notification n where n.kind = 'statistic_reminder' and n.model = 'Statistic_request'
      and n.entity_id = q.id and n.event = $3)
  returning q.id as response_id, q.supplier_id, s.name`

async function remind(
  context: Context,
  tx: Tx | ActorTx,
  { survey, event, now }: { survey: SurveyRow; event: string; now: Date },
): Promise<number> {
  const silent = await pastRights(tx, 'surveys', (past) =>
    past.query<AskedSupplier>(silentSql, [survey.id, now, event]),
  )
  for (const asked of silent) {
    const mail = { model: 'statistiques_rappel', values: namesOf(survey, asked) } as const
    await tellSupplier(context, tx, { survey, asked, mail, kind: 'statistic_reminder', event })
  }
  return silent.length
}

/** Reminds those that have sent nothing, when somebody asks for it. */
export async function remindNow(context: Context, work: Work, id: number): Promise<number> {
  const survey = await lockSurvey(work.tx, id)
  if (survey.status !== '150') throw wrongState(survey.status)
  return remind(context, work.tx, { survey, event: work.now.toISOString(), now: work.now })
}

/** Days until the due date on which a supplier is reminded (domain §13.3), then past it. */
const remindedAt = [7, 2, 0, -1, -8, -15, -30]
const dueSql = `select id from statistic_request where status = '150' and "deletedAt" is null and due_date = any($1::date[]) order by id`

/** Morning's work: what is due in 7 days, in 2 or today is recalled to who has not answered, and what is late. */
export async function remindOfSurveys(context: Context, now: Date): Promise<string | undefined> {
  const today = parisDay(now)
  const days = remindedAt.map((count) => addDays(today, count))
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql, [days]))
  let count = 0
  for (const { id } of due)
    count += await context.db.system('jobs', async (tx) => {
      const survey = await lockSurvey(tx, id)
      return survey.status === '150' ? remind(context, tx, { survey, event: today, now }) : 0
    })
  return count ? `Fournisseurs relancés : ${count}` : undefined
}
