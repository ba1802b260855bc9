import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { MemberVolume } from '../../resources/volumes/answers'
import { inOwnUnit } from '../../resources/volumes/volume-entry'
import { leftOf, type Reading } from './left-members'
import type { RequestRow } from './request'

/** What each member counts for: what it sent, else its history where the request says so (`$2`); of one product where `$3` names it, nothing of those left out (`$4`). */
const countedSql = `
  select l.id, l.product_id, p.code, p.label, coalesce(nullif(b.abbreviation, ''), b.label) as unit, q.adherent_id, a.name as adherent,
    case when q.adherent_id = any($4::bigint[]) then 'left' when q.status = 'sent' and l.volume is not null then 'sent'
      when q.status <> 'sent' and $2::bool and l.prefilled_volume is not null then 'prefilled' else 'none' end as source,
    case when q.adherent_id = any($4::bigint[]) then null when q.status = 'sent' then l.volume when $2::bool then l.prefilled_volume end as volume,
    l.coef, coalesce(nullif(u.abbreviation, ''), u.label) as own_unit, case when q.status = 'sent' then l.comment end as comment
  from purchase_volume_line l join purchase_volume_response q on q.id = l.purchase_volume_response_id
    join adherent a on a.id = q.adherent_id join product p on p.id = l.product_id join unit b on b.id = p.unit_id join unit u on u.id = l.unit_id
  where q.purchase_volume_request_id = $1 and q."deletedAt" is null and ($3::bigint is null or l.product_id = $3)
  order by p.label, p.id, volume desc nulls last, a.name, q.id`

/** The volumes of a request member by member, with their comments: what is typed and not sent stays its member's. */
export async function readByMember(
  work: Reading,
  request: RequestRow,
  product?: number,
): Promise<MemberVolume[]> {
  const left = await leftOf(work, request)
  const { id, use_prefilled_for_missing } = request
  const rows = await work.tx.query<Omit<MemberVolume, 'quantity'> & { coef: string } & UnknownRow>(
    countedSql,
    [...[id, use_prefilled_for_missing, product ?? null, left.map((one) => one.id)]],
  )
  return rows.map(({ coef, ...row }) => ({ ...row, quantity: inOwnUnit(row.volume, coef) }))
}
