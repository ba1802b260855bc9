import { surveyTexts as texts } from '../../i18n/fr/surveys'
import { parisDay } from '../../resources/schema/paris-time'
import { fillWritten } from '../../resources/schema/phrase'
import { told } from '../../resources/trade/told'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { type AskedSupplier, limitOf, namesOf, tellSupplier } from './asked-suppliers'
import { lockSurvey, moveSurvey, type SurveyRow, wrongState } from './survey'

/** Suppliers that the service has asked about some of these days already: a purchase counts once. */
const overlapSql = `
  select distinct s.name from statistic_request_supplier_ids j join supplier s on s.id = j.supplier_id
    join statistic_response q on q.supplier_id = j.supplier_id and q."deletedAt" is null
    join statistic_request r on r.id = q.statistic_request_id and r."deletedAt" is null
  where j.statistic_request_id = $1 and r.company_id = $2 and r.period_start <= $4::date and r.period_end >= $3::date order by s.name`
const answersSql = `
  with made as (
    insert into statistic_response (statistic_request_id, supplier_id, status, "createdAt", "updatedAt", created_by, updated_by)
    select $1::bigint, s.id, '150', $2::timestamptz, $2::timestamptz, $3::bigint, $3::bigint
    from statistic_request_supplier_ids j join supplier s on s.id = j.supplier_id and s."deletedAt" is null
    where j.statistic_request_id = $1 order by s.id
    returning id, supplier_id)
  select m.id as response_id, m.supplier_id, s.name from made m join supplier s on s.id = m.supplier_id order by m.id`

function refuseEarly({ period_end, due_date }: SurveyRow, today: string): void {
  if (due_date < today) throw invalid([{ name: 'due_date', message: texts.duePast }])
  if (period_end >= today) throw invalid([{ name: 'period_end', message: texts.notOver }])
}

/** Asks the suppliers of a draft: each has an answer of its own from now on (domain §11.4). */
export async function sendSurvey(context: Context, work: Work, id: number): Promise<void> {
  const survey = await lockSurvey(work.tx, id)
  if (survey.status !== '100') throw wrongState(survey.status)
  refuseEarly(survey, parisDay(work.now))
  const { company_id, period_start, period_end } = survey
  const asked = await pastRights(work.tx, 'surveys', async (past) => {
    // One request of a service at a time: two that are sent together ask about a day once.
    await past.query('select id from company where id = $1 for update', [company_id])
    const double = await past.query<{ name: string }>(overlapSql, [id, company_id, period_start, period_end])
    if (double.length) {
      const names = double.map(({ name }) => name).join(', ')
      throw invalid([{ name: 'supplier_ids', message: texts.overlaps({ names }) }])
    }
    return past.query<AskedSupplier>(answersSql, [id, work.now, work.actor.userId])
  })
  await moveSurvey(work, survey)
  for (const one of asked) {
    const names = namesOf(survey, one)
    const objet = fillWritten(survey.mail_object?.trim() || texts.usual.object, names)
    const message = fillWritten(survey.mail_message?.trim() || texts.usual.message, names)
    const mail = { model: 'statistiques_demande', values: { ...names, objet, message } } as const
    await tellSupplier(context, work.tx, {
      survey,
      asked: one,
      mail,
      kind: told.statistics.asked.kind,
      params: limitOf(survey, one),
      event: 'asked',
    })
  }
}
