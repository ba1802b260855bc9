import { assortment } from '../../assortment'
import { spend } from '../../data/spend'
import { linesOf } from '../lines'
import { buyerOf } from '../referencing'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const listed = (values: readonly (string | number)[]) =>
  `'{${values.map((value) => JSON.stringify(value)).join()}}'`

const sectors = Object.entries(buyerOf)
  .map(([sector, buyer]) => `when ${text(sector)} then ${text(buyer)}`)
  .join(' ')

/** The autumn, Christmas, winter, spring and summer holidays, as months and days. */
const closedBlocks = ['(1019, 1102)', '(1220, 1231)', '(101, 104)', '(215, 301)', '(412, 426)', '(705, 831)']

/** Whether no school cooks on a day, an SQL expression. */
export const isSchoolClosed = (day: string): string =>
  `exists (select 1 from (values ${closedBlocks.join(', ')}) c(first, last) where to_char(${day}, 'MMDD')::int between c.first and c.last)`

/** The assortment's lines with their months and buyers, as rows `(label, months, buyers)`. */
export const neededRows = (): string =>
  assortment()
    .map(
      ({ label, season, buyers }) => `(${text(label)}, ${listed(season)}::int[], ${listed(buyers)}::text[])`,
    )
    .join(', ')

/**
 * What each house needs: who it is as a buyer, its meals of a week by its weekdays and season, what a meal costs of each family,
 * and which lines of the assortment it buys in which months (design « demonstration », Histories).
 */
export const needsSql: readonly string[] = [
  `create temporary table demo_house on commit drop as
   select a.id as adherent_id, case t.egalim_sector ${sectors} else 'hôtel' end as buyer, coalesce(a.daily_meal_number, 180) as daily
   from adherent a join establishmenttype t on t.id = a.establishment_type_id`,
  `create function pg_temp.meals(buyer text, daily int, day date) returns numeric language sql immutable as
     $$ select daily * case buyer
        when 'hôpital' then 7 * case when extract(month from day) <= 3 then 1.05 when extract(month from day) = 8 then 0.9 else 1 end
        when 'médico-social' then 7
        when 'scolaire' then case when ${isSchoolClosed('day')} then 0 else 1 + 1 + 0.35 + 1 + 0.9 end
        else 1.6 * (3 * 1.3 + 4 * 0.65) * case when extract(month from day) in (7, 8) then 1.6 when extract(month from day) = 11 then 0.6 else 1 end end $$`,
  `create temporary table demo_spend on commit drop as
   select f.id as family_id, s.cents / 100.0 as spend from family f join (values ${linesOf(spend)
     .map(([family = '', cents = '']) => `(${text(family)}, ${Number(cents)})`)
     .join(', ')}) s(label, cents) on s.label = f.label`,
  `create temporary table demo_need on commit drop as
   select p.id as product_id, n.months, n.buyers from product p join (values ${neededRows()}) n(label, months, buyers) on n.label = p.label`,
]
