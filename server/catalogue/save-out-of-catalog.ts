import { missingCatalogs, outOfCatalogRefusals as refusals } from '../../i18n/fr/trade'
import { missingCatalog, sellsCatalog } from '../../resources/catalogue/out-of-catalog'
import { type Member, referencingFor } from '../../resources/directory/serving'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { catalogsOf } from '../trade/catalogs-of'
import { memberOf } from '../trade/member'
import { readReferencings } from '../trade/serving'

const refuse = (name: string, message: string): never => {
  throw invalid([{ name, message }])
}
const idOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** The member or group that a row belongs to; none = the back office's, common to all. */
async function ownerOf(work: Work, row: UnknownRow): Promise<Member | undefined> {
  const [adherent, group] = [idOf(row.adherent_id), idOf(row.groupAdherent_id)]
  if (adherent !== undefined && group === undefined) return memberOf(work, adherent, false)
  return adherent === undefined && group !== undefined ? memberOf(work, group, true) : undefined
}

async function soldBy(work: Work, supplierId: number | undefined): Promise<number[]> {
  if (supplierId === undefined) return []
  const rows = await work.tx.query<{ catalog_id: number }>(
    'select catalog_id from supplier_catalog_ids where supplier_id = $1',
    [supplierId],
  )
  return rows.map(({ catalog_id }) => catalog_id)
}

/** The catalogue: one that the person has, and that the supplier sells; the family is of that catalogue. */
async function checkCatalog(work: Work, row: UnknownRow): Promise<void> {
  const wanted = idOf(row.catalog_id)
  if (wanted === undefined) return
  const sold = await soldBy(work, idOf(row.supplier_id))
  const missing = missingCatalog({ allowed: catalogsOf(work.actor), sold, wanted })
  if (missing) throw new ApiError('err403', { display: missingCatalogs[missing] })
  if (!sellsCatalog(sold, wanted)) refuse('catalog_id', refusals.notSold)
  const family = idOf(row.family_id)
  if (family === undefined) return
  const [known] = await work.tx.query<{ catalog_id: number }>('select catalog_id from family where id = $1', [
    family,
  ])
  if (known && known.catalog_id !== wanted) refuse('family_id', refusals.family)
}

/** The supplier: referenced for the member, or outside the catalogues and the member's own or its group's. */
async function checkSupplier(work: Work, row: UnknownRow, owner: Member | undefined): Promise<void> {
  const [supplier, outside] = [idOf(row.supplier_id), idOf(row.supplier_not_in_catalog_id)]
  if (!owner) return
  if (supplier !== undefined) {
    const asked = { supplierId: supplier, day: parisDay(work.now) }
    const found = referencingFor(await readReferencings(work.tx, owner, supplier), owner, asked)
    if (!found) refuse('supplier_id', refusals.notReferenced)
  }
  if (outside === undefined) return
  const [its] = await work.tx.query<{ adherent_id: number | null; groupAdherent_id: number | null }>(
    'select adherent_id, "groupAdherent_id" from suppliernotincatalog where id = $1',
    [outside],
  )
  const group = owner.isGroup ? owner.id : owner.groupAdherent_id
  const isCommon = its?.adherent_id === null && its.groupAdherent_id === null
  const isOwn =
    (!owner.isGroup && its?.adherent_id === owner.id) || (group !== null && its?.groupAdherent_id === group)
  if (its && !isCommon && !isOwn) refuse('supplier_not_in_catalog_id', refusals.supplier)
}

async function check(work: Work, row: UnknownRow): Promise<void> {
  await checkCatalog(work, row)
  await checkSupplier(work, row, await ownerOf(work, row))
}

/** Adds a product outside the catalogues (domain §4.7). */
export async function createOutOfCatalog(
  work: Work,
  resource: AnyResource,
  input: UnknownRow,
): Promise<UnknownRow> {
  await check(work, input)
  return createRow(work, resource, { input })
}

/** Changes a product outside the catalogues; whose it is never changes. */
export async function updateOutOfCatalog(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const row = await lockRow(work, resource, id)
  refuseOtherOwner(row, input)
  await check(work, { ...row, ...input })
  return updateRow(work, resource, { id, input })
}

/** Changes a supplier outside the catalogues; whose it is never changes. */
export async function updateOutsideSupplier(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  refuseOtherOwner(await lockRow(work, resource, id), input)
  return updateRow(work, resource, { id, input })
}

function refuseOtherOwner(row: UnknownRow, input: UnknownRow): void {
  for (const name of ['adherent_id', 'groupAdherent_id'])
    if (input[name] !== undefined && (input[name] ?? null) !== (row[name] ?? null))
      refuse(name, refusals.owner)
}
