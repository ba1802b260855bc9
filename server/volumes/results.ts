import { isOffered, lacking } from '../../resources/schema/action'
import { divided, exact, rounded, times } from '../../resources/schema/exact'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type {
  VolumeMember,
  VolumeRequestPage,
  VolumeResultHead,
  VolumeResultRow,
} from '../../resources/volumes/answers'
import { volumeRequest } from '../../resources/volumes/volume-request'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import type { Tx } from '../database/tx'
import type { LeftParty } from '../trade/shut-parties'
import { leftOf } from './left-members'
import { findRequest, type RequestRow } from './request'

const membersSql = `
  select r.id, r.adherent_id, a.name, r.status, r.submitted_at, r.reopened_until, r.reminder_count, r.reminded_at, coalesce(n.lines, 0) as lines,
    case when r.status = 'sent' then coalesce(n.filled, 0) else 0 end as filled,
    case when r.correcting_since is not null then coalesce(n.drafts, 0) when r.status = 'saved' then coalesce(n.filled, 0) else 0 end as unsent
  from purchase_volume_response r join adherent a on a.id = r.adherent_id
    left join (select q.id, count(*)::int as lines, count(l.volume)::int as filled, count(l.draft)::int as drafts
      from purchase_volume_response q join purchase_volume_line l on l.purchase_volume_response_id = q.id
      where q.purchase_volume_request_id = $1 group by q.id) n on n.id = r.id
  where r.purchase_volume_request_id = $1 and r."deletedAt" is null order by a.name, r.id`

/**
 * What each product comes to while answers come in: what was sent, and the history of those that sent nothing where the request
 * says so (`$2`), of those that may still order (`$3` may not). What is typed and not sent stays its member's.
 */
const countedSql = `
  select l.product_id, (count(*) filter (where c.counts))::int as expected,
    (count(*) filter (where c.counts and r.status = 'sent' and l.volume is not null))::int as answers,
    (count(*) filter (where c.counts and r.status <> 'sent' and $2::bool and l.prefilled_volume is not null))::int as prefilled,
    round(coalesce(sum(case when r.status = 'sent' then l.volume when $2::bool then l.prefilled_volume end) filter (where c.counts), 0), 3) as total,
    null as lot, null as kept
  from purchase_volume_line l join purchase_volume_response r on r.id = l.purchase_volume_response_id
    cross join lateral (select r.adherent_id <> all($3::bigint[]) as counts) c
  where r.purchase_volume_request_id = $1 and r."deletedAt" is null group by l.product_id`

/** As it was handed over; a product that nobody said anything of keeps what its lot holds. */
const consolidatedSql = `
  select v.product_id, v.expected, v.answers, v.prefilled, v.total, t.lot_number::text || ' – ' || t.label as lot,
    case when v.answers + v.prefilled = 0 and h.volume > 0 then h.volume end as kept
  from purchase_volume_result v left join tender_family t on t.id = v.tender_family_id
    left join tender_product h on h.tender_family_id = v.tender_family_id and h.product_id = v.product_id and h."deletedAt" is null
  where v.purchase_volume_request_id = $1`

const namedSql = (counted: string) => `
  select c.product_id, p.code, p.label, f.label as family, coalesce(nullif(u.abbreviation, ''), u.label) as unit, c.total, c.answers,
    c.prefilled, c.expected, c.lot, c.kept
  from (${counted}) c join product p on p.id = c.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    join unit u on u.id = p.unit_id
  order by (c.total = 0), f.label, p.label, p.id`

/** Members that answered, of those that are asked, in percent with two decimals. */
export const rateOf = (answers: number, expected: number): string =>
  expected ? rounded(divided(times(exact(answers), exact(100)), exact(expected)), 2) : '0.00'

/** The results: counted live, and as they were consolidated from then on. */
export async function readResults(
  tx: Tx,
  request: RequestRow,
  left: readonly LeftParty[],
): Promise<VolumeResultRow[]> {
  const rows =
    request.status === '250'
      ? await tx.query<Omit<VolumeResultRow, 'completion_rate'> & UnknownRow>(namedSql(consolidatedSql), [
          request.id,
        ])
      : await tx.query<Omit<VolumeResultRow, 'completion_rate'> & UnknownRow>(namedSql(countedSql), [
          request.id,
          request.use_prefilled_for_missing,
          left.map((one) => one.id),
        ])
  return rows.map((row) => ({ ...row, completion_rate: rateOf(row.answers, row.expected) }))
}

/** The steps that somebody may do now. */
const verbsOf = ({ actor }: Work, request: RequestRow): VolumeRequestPage['verbs'] =>
  (['send', 'close', 'reopen', 'consolidate'] as const).filter((verb) => {
    const action = volumeRequest.actions?.[verb]
    const isMine = (one: string) => may(actor, one)
    return (
      action && isOffered(action, request) && isMine(action.permission) && !lacking(action, request, isMine)
    )
  })

/** A request as the back office follows it: who has answered, what it comes to, what may be done. */
export async function readPage(work: Work, id: number): Promise<VolumeRequestPage> {
  const request = await findRequest(work.tx, id)
  const [tender] = await work.tx.query<{ id: number; label: string }>(
    'select id, label from tender where id = $1 and "deletedAt" is null',
    [request.tender_id],
  )
  const { label, status, response_date_limit, use_prefilled_for_missing, consolidated_at } = request
  const { need_start, need_end } = request
  const left = await leftOf(work, request)
  const whyOf = new Map(left.map((one) => [one.id, one.why]))
  const members = await work.tx.query<Omit<VolumeMember, 'left_out'> & UnknownRow>(membersSql, [id])
  return {
    request: {
      ...{ id, label, status, response_date_limit, use_prefilled_for_missing, consolidated_at },
      ...{ need_start, need_end },
      tender: tender ?? null,
    },
    members: members.map((one) => ({ ...one, left_out: whyOf.get(one.adherent_id) ?? null })),
    results: status === '100' ? [] : await readResults(work.tx, request, left),
    verbs: verbsOf(work, request),
    now: work.now.toISOString(),
  }
}

const headsSql = `
  select r.id, r.label, k.label as company, r.status, r.response_date_limit, r.consolidated_at, count(q.id)::int as members,
    (count(q.id) filter (where q.status = 'sent'))::int as sent,
    (select count(*)::int from purchase_volume_line l where l.purchase_volume_response_id = min(q.id)) as products
  from purchase_volume_request r join company k on k.id = r.company_id
    join purchase_volume_response q on q.purchase_volume_request_id = r.id and q."deletedAt" is null
  where r."deletedAt" is null and r.status <> '100' group by r.id, k.label order by r.response_date_limit desc, r.id desc`

/** The requests that were sent, with how far their answers have come: the latest first. */
export const listResults = ({ tx }: Work): Promise<VolumeResultHead[]> =>
  tx.query<VolumeResultHead & UnknownRow>(headsSql, [])
