import type { FilledOf, RowOf } from '../schema/infer'
import type { platform } from './platform'
import type { referencing } from './referencing'
import type { supplier } from './supplier'

/** Which supplier and platform serves a member for which family (domain §3.9). Days are `yyyy-mm-dd`. */

/** A member, or a group of members. */
export interface Member {
  id: number
  isGroup: boolean
  /** The group of a member. */
  groupAdherent_id: number | null
}

export type ReferencingRow = RowOf<
  typeof referencing,
  | ('id' | 'adherent_id' | 'groupAdherent_id' | 'supplier_id' | 'platform_id' | 'client_number')
  | ('sending_mode' | 'start_date' | 'end_date' | 'state')
> & {
  /** None = all the families of the supplier. */
  family_ids: readonly number[]
  terms_override_id: number | null
}

/** What a platform delivers; no family = all of its supplier's. */
export type PlatformRow = RowOf<typeof platform, 'id' | 'supplier_id' | 'active'> &
  FilledOf<typeof platform, 'family_ids'>

/** What a supplier sells; no family = all. */
export type SupplierRow = RowOf<typeof supplier, 'id' | 'name'> & FilledOf<typeof supplier, 'family_ids'>

/** One family that a supplier delivers to the member, from a platform. */
export interface Serving {
  supplier_id: number
  family_id: number
  platform_id: number
  referencing: ReferencingRow
}

const isCurrent = (row: ReferencingRow, day: string): boolean =>
  row.state !== 'ended' &&
  (row.start_date === null || row.start_date <= day) &&
  (row.end_date === null || row.end_date >= day)

const holds = (ids: readonly number[], id: number): boolean => ids.length === 0 || ids.includes(id)

const isActive = (row: ReferencingRow) => row.state === 'active'

/**
 * The referencing by which a member orders a family from a supplier. What its group has counts unless it has its own for the
 * same supplier and family: a suspended one keeps the group's out. Without a family, the one of the supplier as a whole.
 */
export function referencingFor(
  rows: readonly ReferencingRow[],
  member: Member,
  { supplierId, familyId, day }: { supplierId: number; familyId?: number; day: string },
): ReferencingRow | undefined {
  const current = rows.filter((row) => row.supplier_id === supplierId && isCurrent(row, day))
  const ofGroup = current.filter((row) => row.adherent_id === null)
  const own = current.filter((row) => row.adherent_id === member.id)
  const covering = (row: ReferencingRow) => familyId === undefined || holds(row.family_ids, familyId)
  if (member.isGroup) return ofGroup.filter(covering).find(isActive)
  const mine = own.filter(covering)
  const keepsOut = familyId === undefined ? mine.some((row) => row.family_ids.length === 0) : mine.length > 0
  return mine.find(isActive) ?? (keepsOut ? undefined : ofGroup.filter(covering).find(isActive))
}

/** The platform that delivers a family: the one of the referencing, else the first of the supplier that does. */
export function platformFor(
  platforms: readonly PlatformRow[],
  referencing: ReferencingRow,
  familyId?: number,
): PlatformRow | undefined {
  const serving = platforms.filter(
    (one) =>
      one.active &&
      one.supplier_id === referencing.supplier_id &&
      (familyId === undefined || holds(one.family_ids, familyId)),
  )
  return referencing.platform_id === null
    ? serving[0]
    : serving.find((one) => one.id === referencing.platform_id)
}

export interface ServingFacts {
  member: Member
  day: string
  /** Suppliers that may receive orders. */
  suppliers: readonly SupplierRow[]
  referencings: readonly ReferencingRow[]
  platforms: readonly PlatformRow[]
  familyIds: readonly number[]
}

/** Every family that every supplier delivers to the member that day. */
export function servingsOf(facts: ServingFacts): Serving[] {
  const { member, day, suppliers, referencings, platforms, familyIds } = facts
  return suppliers.flatMap((supplier) =>
    familyIds
      .filter((familyId) => holds(supplier.family_ids, familyId))
      .flatMap((familyId): Serving[] => {
        const referencing = referencingFor(referencings, member, { supplierId: supplier.id, familyId, day })
        const platform = referencing && platformFor(platforms, referencing, familyId)
        return referencing && platform
          ? [{ supplier_id: supplier.id, family_id: familyId, platform_id: platform.id, referencing }]
          : []
      }),
  )
}
