import { addDays, parisDay } from '../../resources/schema/paris-time'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { byClock, byHand, type Occasion, remindedSql } from '../trade/remind-due'
import { type AskedSupplier, limitOf, namesOf, tellSupplier } from './asked-suppliers'
import { lockSurvey, type SurveyRow, wrongState } from './survey'

const silentSql = `
  update statistic_response r set ${remindedSql.set} from supplier s
  where r.statistic_request_id = $1 and r.status = '150' and r."deletedAt" is null and s.id = r.supplier_id and ${remindedSql.isDue}
  returning r.id as response_id, r.supplier_id, s.name`

async function remind(
  context: Context,
  tx: Tx | ActorTx,
  { survey, event, since, now }: Occasion & { survey: SurveyRow },
): Promise<number> {
  const silent = await pastRights(tx, 'surveys', (past) =>
    past.query<AskedSupplier>(silentSql, [survey.id, now, since]),
  )
  for (const asked of silent) {
    const mail = { model: 'statistiques_rappel', values: namesOf(survey, asked) } as const
    await tellSupplier(context, tx, {
      survey,
      asked,
      mail,
      kind: told.statistics.reminded.kind,
      params: limitOf(survey, asked),
      event,
    })
  }
  return silent.length
}

/** Reminds those that have sent nothing, when somebody asks for it. */
export async function remindNow(context: Context, work: Work, id: number): Promise<number> {
  const survey = await lockSurvey(work.tx, id)
  if (survey.status !== '150') throw wrongState(survey.status)
  return remind(context, work.tx, { survey, ...byHand(work.now) })
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
      return survey.status === '150' ? remind(context, tx, { survey, ...byClock(now) }) : 0
    })
  return count ? `Fournisseurs relancés : ${count}` : undefined
}
