import { accounts as texts } from '../../i18n/fr/accounts'
import type { FieldError } from '../../resources/schema/check'
import { lookup } from '../../resources/schema/lookup'
import type { ReadRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'

/** The lists of a perimeter, by the profile type that fills them (domain §3.3). */
const listsOf: Readonly<Record<number, readonly string[]>> = lookup({
  1: ['company_ids', 'family_ids'],
  2: ['supplier_ids'],
  3: ['adherent_ids', 'groupAdherent_ids'],
})
const all = Object.values(listsOf).flat()

const idsIn = (row: ReadRow, name: string): number[] => (Array.isArray(row[name]) ? row[name] : [])

/** Lists that a changed profile type leaves behind, emptied. */
export function emptiedLists(type: number): ReadRow {
  return Object.fromEntries(all.filter((name) => !listsOf[type]?.includes(name)).map((name) => [name, []]))
}

/** Lists sent that do not belong to the type of the profile. */
export const foreignLists = (type: number, sent: ReadRow): FieldError[] =>
  all
    .filter((name) => !listsOf[type]?.includes(name) && idsIn(sent, name).length > 0)
    .map((name) => ({ name, message: texts.perimeterOfType }))

/**
 * Whoever has a perimeter gives one, within it: a member's director gives members, a supplier its suppliers, staff limited
 * to services those services. What the actor cannot see is refused as an unknown reference by the engine.
 */
export function perimeterGaps(actor: Actor, type: number, row: ReadRow): FieldError[] {
  const limited = actor.profileTypeId !== 1 || (type === 1 && Boolean(actor.lists.companies?.length))
  const lists = type === 1 ? ['company_ids'] : (listsOf[type] ?? [])
  if (!limited || lists.some((name) => idsIn(row, name).length > 0)) return []
  return [{ name: lists[0] ?? 'profile_id', message: texts.required }]
}
