import {
  type Member,
  platformFor,
  type ReferencingRow,
  referencingFor,
} from '../../resources/directory/serving'
import type { Tx } from '../database/connect'
import { once } from '../database/once'
import { readPlatforms, readReferencings } from './serving'

/** How far a member's referencing goes for a family, and the platform that serves it. */
export type Served = (
  supplierId: number,
  familyId?: number | null,
) => {
  supplier: boolean
  family: boolean
  platformId: number | null
  referencing: ReferencingRow | undefined
  /** It has, or had, a referencing with the member: its name is no secret. */
  isKnown: boolean
}

async function readServing(tx: Tx, member: Member) {
  const rows = await readReferencings(tx, member)
  return { rows, platforms: await readPlatforms(tx, [...new Set(rows.map((row) => row.supplier_id))]) }
}

/** Reads once what serves a member on a day, for any of its suppliers and families. */
export async function servedBy(tx: Tx, member: Member, day: string): Promise<Served> {
  const { rows, platforms } = await once(tx, `serving ${member.isGroup ? 'g' : 'a'}${member.id}`, () =>
    readServing(tx, member),
  )
  return (supplierId, familyId) => {
    const asked = { supplierId, day, ...(familyId ? { familyId } : {}) }
    const referencing = referencingFor(rows, member, asked)
    const platform = referencing && platformFor(platforms, referencing, familyId ?? undefined)
    const supplier =
      referencing !== undefined || referencingFor(rows, member, { supplierId, day }) !== undefined
    const isKnown = rows.some((row) => row.supplier_id === supplierId)
    return {
      supplier,
      family: referencing !== undefined,
      platformId: platform?.id ?? null,
      referencing,
      isKnown,
    }
  }
}
