import type { Awaited } from '../../resources/statistics/answers'
import type { Work } from '../api/work'

const awaitedSql = `
  select t.id, 'tender' as kind, t.label, t.response_date_limit as until, count(s.id)::int as asked,
    count(r.id) filter (where r.submitted_at is not null)::int as answered
  from tender t join tender_supplier s on s.tender_id = t.id and s."deletedAt" is null and s.invited_at is not null
    left join tender_response r on r.tender_id = t.id and r.supplier_id = s.supplier_id and r."deletedAt" is null
  where t."deletedAt" is null and t.status = '150' group by t.id
  union all
  select c.id, 'price_update', c.label, c.response_date_limit, count(r.id)::int, count(r.id) filter (where r.submitted_at is not null)::int
  from price_update c join price_update_response r on r.price_update_id = c.id and r."deletedAt" is null
  where c."deletedAt" is null and c.status = '150' group by c.id
  order by until, kind, id`

/** Consultations and campaigns of prices in progress, with how many of their suppliers have answered (domain §14.1). */
export const readAwaited = async (work: Work): Promise<{ data: Awaited[] }> => ({
  data: await work.tx.query<Awaited & Record<string, unknown>>(awaitedSql),
})
