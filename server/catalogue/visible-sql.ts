import type { Serving } from '../../resources/directory/serving'
import type { Params } from '../database/params'

/** Where and for whom articles are looked at. */
export interface View {
  servings: readonly Serving[]
  day: string
  /** Catalogues that the person may order from; absent = all. */
  catalogs?: readonly number[]
}

const inDates = (row: string, day: string) =>
  `${row}.active and (${row}.date_active is null or ${row}.date_active <= ${day}) and (${row}.deactivation_date is null or ${row}.deactivation_date > ${day})`

/**
 * Condition of the articles that a member sees (domain §4.6): in dates with what they belong to, of a family that one of its
 * suppliers delivers to it, from the platform that does. The list of suppliers comes first, for it is what an index knows.
 */
export function visibleSql(article: string, { servings, day, catalogs }: View, params: Params): string {
  const today = params.add(day, 'date')
  const suppliers = params.add([...new Set(servings.map((one) => one.supplier_id))], 'bigint[]')
  const places = [
    params.add(
      servings.map((one) => one.supplier_id),
      'bigint[]',
    ),
    params.add(
      servings.map((one) => one.family_id),
      'bigint[]',
    ),
    params.add(
      servings.map((one) => one.platform_id),
      'bigint[]',
    ),
  ].join(', ')
  // `offset 0` keeps PostgreSQL from reading the platforms of the whole catalogue at once.
  const from = (more = '') =>
    `select 1 from article_platform_ids j where j.article_id = ${article}.id${more} offset 0`
  const inCatalogs = catalogs ? `and f.catalog_id = any(${params.add(catalogs, 'bigint[]')})` : ''
  return `${article}.supplier_id = any(${suppliers}) and ${inDates(article, today)}
    and exists (select 1 from unnest(${places}) u(supplier_id, family_id, platform_id)
      where u.supplier_id = ${article}.supplier_id and u.family_id = ${article}.family_id
        and (not exists (${from()}) or exists (${from(' and j.platform_id = u.platform_id')})))
    and exists (select 1 from product p join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
      where p.id = ${article}.product_id and ${inDates('p', today)} and s.active and f.active ${inCatalogs})`
}
