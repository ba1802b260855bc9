import type { revenue } from '../../resources/revenues/revenue'
import type { RowOf } from '../../resources/schema/infer'
import { receivedFrom, receivedHt, receivedWhere } from './received-lines'

/**
 * What members of a service received of a supplier and a catalogue, line by line: accepted quantities at the price that was
 * delivered, without tax, by the day of the reception. `$1` supplier, `$2` service, `$3` catalogue, `$4` to `$5` days included.
 */
export const observedLines = `
  select o.id as order_id, o.number, c.date, coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, n.family_id,
    ${receivedHt} as amount_ht
  ${receivedFrom}
  where ${receivedWhere} and o.supplier_id = $1::bigint
    and o.company_id = $2::bigint and n.catalog_id = $3::bigint and c.date between $4::date and $5::date`

/** The scope of a declaration, as the parameters of `observedLines`. */
export const scopeOf = (
  row: RowOf<typeof revenue, 'supplier_id' | 'company_id' | 'catalog_id' | 'revenue_start' | 'revenue_end'>,
): unknown[] => [row.supplier_id, row.company_id, row.catalog_id, row.revenue_start, row.revenue_end]
