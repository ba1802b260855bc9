import { addDays, parisDay } from '../../../../resources/schema/paris-time'
import type { Tx } from '../../../database/tx'

/**
 * Two years of the market's values for fresh families, a little above what the cheapest supplier asks today, for who buys alone: `$1` is the last day, `$2`
 * the days between two values. A wave of the season and a step of the product's own number, the same at each seeding.
 */
const sql = `
  insert into market_rating_value (product_id, marketrating_id, date, value, "createdAt", "updatedAt")
  select p.id, f.marketrating_id, d.day::date,
    round((b.price * (1.14 + 0.12 * sin((extract(doy from d.day) + p.id * 23) / 58.09) + 0.02 * (((p.id * 7 + extract(week from d.day)::int * 5) % 7) - 3) / 3.0
      - 0.03 * (($1::date - d.day::date) / 365.0)))::numeric, 2), d.day, d.day
  from family f join subfamily s on s.family_id = f.id join product p on p.subfamily_id = s.id and p."deletedAt" is null
    join lateral (select min(x.quotation / a.coef_negotiation) as price from article a join article_price x on x.article_id = a.id
      where a.product_id = p.id and a.active and a."deletedAt" is null and a.coef_negotiation > 0 and x."deletedAt" is null
        and x.valid_from <= $1::date and (x.valid_to is null or x.valid_to >= $1::date)) b on b.price is not null
    cross join generate_series($1::date - 728, $1::date, make_interval(days => $2::int)) d(day)
  where f.marketrating_id is not null and f.label = any($3::text[])`

/** Families whose market is quoted. */
const quoted = ['Fruits frais', 'Légumes frais', 'Viandes de boucherie', 'Volailles et lapins']

/** The market's values of the demonstration, one every four weeks until yesterday. */
export const loadMarketValues = (tx: Tx, now: Date): Promise<unknown> =>
  tx.query(sql, [addDays(parisDay(now), -1), 28, quoted])
