import { sumOf } from '../../resources/orders/totals'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { RowOf } from '../../resources/schema/infer'
import type { MealCostRow } from '../../resources/stock/inventory-answers'
import { costPerMeal, type MealExit } from '../../resources/stock/inventory-rules'
import type { stockVoucher } from '../../resources/stock/voucher'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'

type Exit = MealExit &
  RowOf<typeof stockVoucher, 'id' | 'date_operation' | 'mealtype_id' | 'clientmeal_id'> &
  Pick<MealCostRow, 'mealtype' | 'clientmeal'>

const exitsSql = `
  select v.id, v.date_operation, v.total_ht as amount, v.meals_number, v.mealtype_id, m.label as mealtype, v.clientmeal_id,
    c.label as clientmeal, coalesce(c.counted, true) as counted
  from stock_voucher v left join mealtype m on m.id = v.mealtype_id left join clientmeal c on c.id = v.clientmeal_id
  where v.adherent_id = $1 and v.flux = '150' and v.state = 'validated' and v.meals_number > 0 and v."deletedAt" is null
    and ($2::date is null or v.date_operation >= $2::date) and ($3::date is null or v.date_operation <= $3::date)
  order by v.date_operation desc, v.id desc`

const summed = (exits: readonly Exit[]) => ({
  amount: sumOf(exits.map((exit) => exit.amount)),
  meals_number: exits.reduce((sum, exit) => sum + exit.meals_number, 0),
  exits: exits.length,
  cost: costPerMeal(exits.map((exit) => ({ ...exit, counted: true }))),
})

/** Cost of a meal by type of meal and kind of guest, over a period, and day by day (domain §7.3). */
export async function mealCost(
  work: Work,
  asked: { adherentId: number; from?: string | null; to?: string | null },
) {
  await memberOf(work, asked.adherentId, false)
  const exits = await work.tx.query<Exit>(exitsSql, [asked.adherentId, asked.from ?? null, asked.to ?? null])
  const kinds = groupedBy(exits, (exit) => `${exit.mealtype_id} ${exit.clientmeal_id}`)
  const data = [...kinds.values()].map((group) => {
    const [{ mealtype_id, mealtype, clientmeal_id, clientmeal, counted }] = group as [Exit]
    return { mealtype_id, mealtype, clientmeal_id, clientmeal, counted, ...summed(group) }
  })
  const rank = (row: { mealtype_id: number | null; clientmeal_id: number | null }) =>
    (row.mealtype_id ?? 0) * 1e6 + (row.clientmeal_id ?? 0)
  data.sort((a, b) => rank(a) - rank(b))
  const counted = exits.filter((exit) => exit.counted)
  const days = [...groupedBy(counted, (exit) => exit.date_operation)].map(([day, group]) => ({
    day,
    ...summed(group),
  }))
  return { data, total: summed(counted), days: days.reverse() }
}
