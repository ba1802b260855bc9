import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { RebatePart } from '../../resources/statistics/membership'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { MembershipOf, MembershipReaders } from '../trade/membership'
import { visibleLeaks } from './visible-leaks'

const membersSql = `
  select id, company_id from adherent
  where ($1::int is null or id = $1::int) and ($2::int is null or "groupAdherent_id" = $2::int)`

/** Members that the actor sees: the one that is asked for, those of a group as it is today, or all. */
const membersOf = ({ tx }: Work, { adherent_id, group_id }: MembershipOf) =>
  tx.query<{ id: number; company_id: number | null }>(membersSql, [adherent_id ?? null, group_id ?? null])

/** `$1` year, `$2` members, `$3` services of who asks (null: all). */
const sharesSql = `
  select t.id, min(s.name) as supplier, min(c.label) as company, min(k.label) as catalog, t.status = 'computed' as is_open,
    sum(h.base_ht)::text as base_ht, sum(h.amount_ht)::text as amount_ht
  from rfa_share h join rfa_settlement t on t.id = h.rfa_settlement_id join supplier s on s.id = t.supplier_id
    join company c on c.id = t.company_id join catalog k on k.id = t.catalog_id
  where t.year = $1 and t."deletedAt" is null and h."deletedAt" is null and t.shared_with_members and h.adherent_id = any($2::bigint[])
    and ($3::bigint[] is null or t.company_id = any($3::bigint[]))
  group by t.id order by sum(h.amount_ht) desc, t.id`

/** What the yearly statement of a member tells of rebates and of purchases beside the contracts. */
export const membershipReaders: MembershipReaders = {
  async leaks(work, { from, to, ...of }) {
    const members = of.adherent_id ? await membersOf(work, of) : []
    const lines = await visibleLeaks(work, [
      { name: 'day', operator: 'gte', value: from },
      { name: 'day', operator: 'lte', value: to },
      ...members.flatMap(({ id, company_id }) => [
        { name: 'adherent_id', operator: 'eq' as const, value: id },
        ...(company_id ? [{ name: 'company_id', operator: 'eq' as const, value: company_id }] : []),
      ]),
    ])
    return lines.filter((one) => !of.group_id || one.party_group_id === of.group_id)
  },
  async rebates(work, { year, ...of }) {
    const ids = (await membersOf(work, of)).map(({ id }) => id)
    const { companies = [] } = work.actor.lists
    const services = work.actor.profileTypeId === 1 && companies.length ? companies : null
    const found = await pastRights(work.tx, 'rebates', (past) =>
      past.query<RebatePart & { is_open: boolean } & UnknownRow>(sharesSql, [year, ids, services]),
    )
    const rows = found.flatMap(({ is_open, ...row }) => (is_open ? [] : [row]))
    return { rows, open: found.length - rows.length }
  },
}
