import { catalogRefusals } from '../../i18n/fr/shop'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'

/** Why somebody may not create a product out of the catalogues at a supplier of these catalogues (domain §4.7); none = may. */
export function refusalAt(
  catalogs: readonly number[],
  has: { food: boolean; nonFood: boolean },
): string | undefined {
  if (!has.food && !has.nonFood) return catalogRefusals.both
  if (catalogs.includes(1) && !has.food) return catalogRefusals.food
  if (catalogs.includes(2) && !has.nonFood) return catalogRefusals.nonFood
  return undefined
}

/** Catalogues that a supplier sells; those of the product itself at a supplier out of the catalogues. */
async function catalogsOf({ tx }: Work, supplierId: number | null, catalogId: number): Promise<number[]> {
  if (supplierId === null) return [catalogId]
  const rows = await tx.query<{ id: number }>(
    'select catalog_id as id from supplier_catalog_ids where supplier_id = $1',
    [supplierId],
  )
  return [...new Set([catalogId, ...rows.map(({ id }) => id)])]
}

/** Refuses a product out of the catalogues to whoever has only a part of the supplier's catalogues. */
export async function refuseLimited(work: Work, supplierId: number | null, catalogId: number): Promise<void> {
  const has = { food: may(work.actor, 'foodCatalog'), nonFood: may(work.actor, 'nonFoodCatalog') }
  const display = refusalAt(await catalogsOf(work, supplierId, catalogId), has)
  if (display) throw new ApiError('err403', { display })
}
