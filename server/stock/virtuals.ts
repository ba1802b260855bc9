import { voucherNames } from '../../resources/stock/voucher'
import type { Virtuals } from '../database/virtual'

const names = Object.entries(voucherNames).map(
  ([flux, name]) => `when '${flux}' then '${name.replaceAll("'", "''")}'`,
)

/** « Bon d'entrée N° 12 ». */
const number = { sql: (row: string) => `((case ${row}.flux ${names.join(' ')} end) || ' N° ' || ${row}.id)` }

export const stockVirtuals: Virtuals = {
  stock_voucher: { number },
  stock_entry: { number },
  stock_exit: { number },
}
