import { addDays, addMonths, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import { type SurveyStatus, surveyStatusOf } from '../../../../resources/surveys/states'
import type { Tx } from '../../../database/tx'
import { lastPeriod } from '../../../revenues/generate-declarations'

/** A request of the demonstration about a quarter that is over; days are counted from the seeding's. */
interface DemoSurvey {
  label: string
  company: 1 | 2
  /** Quarters before the last one. */
  back: number
  sent: number
  due: number
  /** Where the answer of each supplier stands, the service's first ones. */
  answers: readonly SurveyStatus[]
}

const demoSurveys: readonly DemoSurvey[] = [
  {
    label: 'Achats hors plateforme – trimestre clos',
    company: 2,
    back: 1,
    sent: -80,
    due: -55,
    answers: ['250', '250'],
  },
  {
    label: 'Achats hors plateforme – dernier trimestre',
    company: 2,
    back: 0,
    sent: -20,
    due: -2,
    answers: ['150', '200', '150'],
  },
  { label: 'Achats hors plateforme – à préparer', company: 1, back: 0, sent: 0, due: 30, answers: [] },
]

const sql = {
  survey: `
    insert into statistic_request (label, status, company_id, period_start, period_end, columns, due_date, sent_at, "createdAt", "updatedAt", created_by)
    select $1, $2, $3, $4, $5, '{adherent,reference,quantity,amount}', $6, $7, $8, $8, (select id from "user" where email = 'paul.achard@demo.example') returning id`,
  suppliers: `
    insert into statistic_request_supplier_ids (statistic_request_id, supplier_id, position)
    select $1, s.id, s.id from (select distinct c.supplier_id as id from supplier_contract c join article a on a.supplier_id = c.supplier_id
      where c.company_id = $2 and c."deletedAt" is null order by 1 limit $3) s`,
  answers: `
    insert into statistic_response (statistic_request_id, supplier_id, status, imported, received_at, integrated_at, reminder_count, "createdAt", "updatedAt")
    select $1::bigint, s.id, g.status, g.status = '250', case when g.status > '150' then $3::timestamptz + interval '5 days' end,
      case when g.status = '250' then $3::timestamptz + interval '8 days' end, case when g.status = '150' then 2 else 0 end, $3, $3
    from (select supplier_id as id, row_number() over (order by supplier_id) as n from statistic_request_supplier_ids where statistic_request_id = $1) s
      join unnest($2::text[]) with ordinality g(status, n) on g.n = s.n order by s.n`,
  /** Some members went on buying some articles by telephone. */
  lines: `
    insert into external_purchase (statistic_response_id, integrated, line, day, company_id, supplier_id, adherent_id, reference, designation, article_id,
      catalog_id, family_id, subfamily_id, quantity, amount_ht, "createdAt", "updatedAt")
    select q.id, q.imported, 1 + row_number() over (partition by q.id order by m.n, a.n), $2::date + ((m.n * 13 + a.n * 17) % 85)::int, $3::bigint, q.supplier_id, m.id, a.ref_supplier,
      a.label, a.id, f.catalog_id, f.id, s.id, 4 + (m.n * 7 + a.n * 3) % 20, round((4 + (m.n * 7 + a.n * 3) % 20) * coalesce(a.price_ht, 3), 2), q.received_at, q.received_at
    from statistic_response q
      cross join (select id, row_number() over (order by id) as n from adherent where company_id = $3 and "deletedAt" is null and adherent_status_id = 1 order by id limit 5) m
      join lateral (select *, row_number() over (order by id) as n from article where supplier_id = q.supplier_id and "deletedAt" is null order by id limit 4) a on true
      join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    where q.statistic_request_id = $1 and q.status > '150'`,
  sums: `
    update statistic_response q set lines = v.n, amount_ht = v.amount from (select statistic_response_id as id, count(*) as n, sum(amount_ht) as amount
      from external_purchase group by 1) v where v.id = q.id and q.statistic_request_id = $1`,
} as const

async function load(tx: Tx, one: DemoSurvey, today: string): Promise<void> {
  const { label, company, answers } = one
  const { start } = lastPeriod(today, 3)
  const from = addMonths(start, -3 * one.back)
  const at = (day: string, time: string) => parisMoment(day, time).toISOString()
  const sent = addDays(today, one.sent)
  const made = at(addDays(sent, -1), '15:00')
  const sentAt = answers.length ? at(sent, '09:00') : null
  const [row] = await tx.query<{ id: number }>(sql.survey, [
    ...[
      label,
      answers.length ? surveyStatusOf(answers) : '100',
      company,
      from,
      addDays(addMonths(from, 3), -1),
    ],
    ...[addDays(today, one.due), sentAt, made],
  ])
  const id = row?.id ?? 0
  await tx.query(sql.suppliers, [id, company, answers.length || 3])
  if (!sentAt) return
  await tx.query(sql.answers, [id, answers, sentAt])
  await tx.query(sql.lines, [id, from, company])
  await tx.query(sql.sums, [id])
}

/** The statistics requests of the demonstration: one integrated, one late with an answer that waits, one to be sent. */
export async function loadSurveys(tx: Tx, now: Date): Promise<void> {
  for (const one of demoSurveys) await load(tx, one, parisDay(now))
}
