import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { compareDecimals, frenchPrice } from '../../resources/schema/decimal-text'
import { sumOfAmounts } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import {
  type AtStake,
  isBackOffice,
  lineOf,
  mayLook,
  type OrdersReader,
  type Reader,
  type StakedOrder,
} from '../trade/at-stake'
import { findLeaks } from './read-leaks'
import { visibleLeaks } from './visible-leaks'

const membersSql = `select id, company_id from adherent where case when $2::int is null then id = $1::int else "groupAdherent_id" = $2::int end`

/** What a member, or a group, bought of its own orders beside the contracts though they offer as much. */
async function ownLeaks({ work, from, to, adherent_id, group_id }: AtStake) {
  const members =
    adherent_id || group_id
      ? await work.tx.query<{ id: number; company_id: number }>(membersSql, [
          adherent_id ?? null,
          group_id ?? null,
        ])
      : undefined
  const [first] = members ?? []
  const lines = await visibleLeaks(work, [
    { name: 'day', operator: 'gte', value: from },
    { name: 'day', operator: 'lte', value: to },
    ...(first && !group_id ? [{ name: 'company_id', operator: 'eq' as const, value: first.company_id }] : []),
  ])
  const ids = members && new Set(members.map(({ id }) => id))
  return lines.filter((one) => one.isReplaceable && (!ids || ids.has(one.adherent_id)))
}

/** Leaks of the back office with the rebates that they cost; a member is not told of rebates. */
async function leaksOf(asked: AtStake) {
  if (!isBackOffice(asked)) return { lost: '0.00', lines: await ownLeaks(asked) }
  const { work, from, to, adherent_id } = asked
  const lines = await findLeaks(work, { from, to, adherent_id: adherent_id ?? null })
  return {
    lost: sumOfAmounts(lines.map(({ lost_ht }) => lost_ht)),
    lines: lines.filter(({ proposal }) => proposal !== null).map(({ id, amount_ht }) => ({ id, amount_ht })),
  }
}

/** Lines by their orders, the largest amount first. */
const ordersOf = (lines: readonly StakedOrder[]): StakedOrder[] =>
  [...groupedBy(lines, ({ id }) => id)]
    .map(([id, of]) => ({ id, amount_ht: sumOfAmounts(of.map(({ amount_ht }) => amount_ht)) }))
    .sort((a, b) => compareDecimals(b.amount_ht, a.amount_ht) || b.id - a.id)

/** Orders with lines beside the contracts though they offer as much. */
export const leakOrders: OrdersReader = async (asked) => ordersOf((await leaksOf(asked)).lines)

/** What was bought beside the contracts though they offer as much. */
export const leak: Reader = async (asked) => {
  if (!mayLook(asked)) return undefined
  const { lost, lines } = await leaksOf(asked)
  const orders = ordersOf(lines)
  const told = { smart_count: orders.length }
  const label = Number(lost) > 0 ? texts.leakLost({ ...told, lost: frenchPrice(lost) }) : texts.leak(told)
  return lineOf(asked, { key: 'leak', label, orders })
}
