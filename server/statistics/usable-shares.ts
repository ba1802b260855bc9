import { uncreditedStatuses } from '../../resources/litigations/states'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'

/** Lines that an article, or a supplier, has to have been received before its share says something. */
const enough = 5

const sums = `count(*)::int as lines, 1 - sum(served) / sum(ordered) as short,
      coalesce(sum(gap) / nullif(sum(line_ht), 0), 0) as claimed`

/**
 * Of the lines received in a year: what did not come or was refused, of what was ordered (base units); and what was claimed
 * and not credited, of what was received. What is left is what the kitchen could use.
 */
const refreshSql = `
  with got as (
    select r.order_line_id, sum(r.qty_accepted) as accepted from reception_line r join reception c on c.id = r.reception_id
    where c.state = 'signed' and c."deletedAt" is null and r."deletedAt" is null group by 1),
  lost as (
    select l.order_line_id, sum(l.gap_ht) as gap from litigation_line l join litigation t on t.id = l.litigation_id
    where t."deletedAt" is null and t.status = any($3) and coalesce(t.credit_obtained_ht, 0) = 0
      and l.order_line_id is not null group by 1),
  line as (
    select n.article_id, o.supplier_id, n.quantity * n.coef_order_management as ordered,
      least(coalesce(g.accepted, 0), n.quantity) * n.coef_order_management as served, n.line_ht, least(coalesce(w.gap, 0), n.line_ht) as gap
    from "order" o join order_line n on n.order_id = o.id left join got g on g.order_line_id = n.id left join lost w on w.order_line_id = n.id
    where o.status = '450' and o.ask_delivery_date >= $1::date and o.supplier_id is not null and n.article_id is not null
      and o."deletedAt" is null and n."deletedAt" is null and n.quantity > 0),
  added as (
    select article_id, supplier_id, ${sums} from line group by 1, 2
    union all select null, supplier_id, ${sums} from line group by 2)
  insert into usable_share (article_id, supplier_id, lines, short, claimed, share, "createdAt", "updatedAt")
  select article_id, supplier_id, lines, round(short, 4), round(claimed, 4), greatest(round((1 - short) * (1 - claimed), 4), 0.05), $2, $2
  from added where lines >= ${enough}`

/** Each night the shares of the last twelve months are worked out anew. */
export async function refreshUsableShares({ db }: Context, now: Date): Promise<string | undefined> {
  const since = addDays(parisDay(now), -365)
  return db.system('jobs', async (tx) => {
    await tx.query('delete from usable_share')
    await tx.query(refreshSql, [since, now, uncreditedStatuses])
    const [row] = await tx.query<{ n: number }>(
      'select count(*)::int as n from usable_share where article_id is not null',
    )
    return row?.n ? `Articles dont le vrai prix est connu : ${row.n}` : undefined
  })
}
