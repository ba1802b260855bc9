import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { addDays, addMonths } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { Params } from '../database/params'
import {
  type AtStake,
  isBackOffice,
  lineOf,
  may,
  mayLook,
  type OrdersReader,
  type Reader,
  type StakedOrder,
} from '../trade/at-stake'
import { priceGapHt, receivedFrom, receivedWhere } from '../trade/received-lines'
import { receivedUnder } from './under-contracts'

/** Orders of a member, or of the members of a group, of which lines were paid dearer than the contract's price. */
function gapsSql({ from, to, adherent_id, group_id }: AtStake, params: Params): string {
  const days = `c.date between ${params.add(from, 'date')} and ${params.add(to, 'date')}`
  const ofMember = adherent_id
    ? ` and coalesce(o.delivery_adherent_id, o.adherent_id) = ${params.add(adherent_id, 'int')}`
    : ''
  const ofGroup = group_id
    ? ` and coalesce(o."groupAdherent_id", (select m."groupAdherent_id" from adherent m where m.id = coalesce(o.delivery_adherent_id, o.adherent_id))) = ${params.add(group_id, 'int')}`
    : ''
  return `select v.id, sum(v.gap)::numeric(16, 2)::text as amount_ht
    from (select o.id, ${priceGapHt} as gap ${receivedFrom} where ${receivedWhere} and ${days}${ofMember}${ofGroup}) v where v.gap > 0
    group by v.id order by sum(v.gap) desc, v.id desc`
}

/** Orders of which lines were paid dearer than the contract's price, the dearest first. */
export const priceGapOrders: OrdersReader = async (asked) => {
  const params = new Params()
  const text = gapsSql(asked, params)
  return asked.work.tx.query<StakedOrder & UnknownRow>(text, params.values)
}

/** What was paid above the prices of the contracts. */
export const priceGap: Reader = async (asked) => {
  if (!mayLook(asked)) return undefined
  const orders = await priceGapOrders(asked)
  return lineOf(asked, { key: 'price_gap', label: texts.priceGap({ smart_count: orders.length }), orders })
}

const endingSql = `select t.id from supplier_contract t where t."deletedAt" is null and t.end_date between $1 and $2`

/** What is bought under contracts that end soon. */
export const contracts: Reader = async (asked) => {
  if (!isBackOffice(asked) || !may(asked, 'viewSupplier')) return undefined
  const { work, today } = asked
  const last = addDays(today, 90)
  const rows = await work.tx.query<{ id: number }>(endingSql, [today, last])
  const ids = rows.map(({ id }) => id)
  return {
    ...{ key: 'contracts', label: texts.contracts({ smart_count: ids.length }), count: ids.length },
    amount_ht: await receivedUnder(work, ids, { after: addMonths(today, -12), until: today }),
    list: {
      model: 'Supplier_contract',
      fields: [{ name: 'end_date', operator: 'between', value: [today, last] }],
    },
    act: { label: texts.seeContracts, to: `SupplierContracts?filterBy=end_date|${today}..${last}` },
  }
}
