import type { user } from '../../resources/accounts/user'
import type { OrderLevel } from '../../resources/orders/levels'
import { type LevelsAnswer, requiredLevels } from '../../resources/orders/levels'
import type { RowOf } from '../../resources/schema/infer'
import { ApiError } from '../api/error'
import type { Tx } from '../database/connect'
import { usableValidators } from '../trade/usable-validators'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'

const levelsSql = `
  select l.level, l.catalog_id, l.amount_ht, l.mandatory, l.default_validator_id from orderlevel l
  where l."deletedAt" is null and l.active and (l.adherent_id = $1 or l."groupAdherent_id" = $2
    or l."groupAdherent_id" = (select a."groupAdherent_id" from adherent a where a.id = $1)
    or (l.adherent_id is null and l."groupAdherent_id" is null))`

type Author = RowOf<typeof user, 'id' | 'validator_one' | 'validator_two'>

interface Submitted {
  lines: readonly LineRow[]
  total_ht: string
  authorId: number
}

/** The levels that an order must pass, or the first one that nobody can decide (domain §5.5). */
export async function askedLevels(
  tx: Tx,
  order: OrderRow,
  { lines, total_ht, authorId }: Submitted,
): Promise<LevelsAnswer> {
  const [author] = await tx.query<Author>(
    'select id, validator_one, validator_two from "user" where id = $1',
    [authorId],
  )
  const levels = await tx.query<OrderLevel>(levelsSql, [order.adherent_id, order.groupAdherent_id])
  if (!author) throw new ApiError('err404')
  const named = [author.validator_one, author.validator_two, ...levels.map((one) => one.default_validator_id)]
  const usable = await usableValidators(tx, named, order)
  const catalogs = [...new Set(lines.flatMap((line) => line.catalog_id ?? []))]
  return requiredLevels({ author, levels, catalogs, total_ht, usable })
}
