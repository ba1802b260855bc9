import { struckTexts } from '../../i18n/fr/struck'
import { goesOut, strikingPart } from '../../resources/schema/out-of-service'
import type { AnyResource } from '../../resources/schema/resource'
import type { Struck } from '../../resources/schema/struck'
import type { ReadRow, UnknownRow } from '../../resources/schema/unknown-row'
import { isStaff } from '../database/policies'
import { searchRows } from '../database/search'
import type { Context } from './context'
import { seenAmong } from './must-see'
import type { Work } from './work'

type Striking = Pick<Context, 'struck'>

const strikerOf = ({ struck = {} }: Striking, { name }: AnyResource) =>
  Object.hasOwn(struck, name) ? struck[name] : undefined

interface StruckRows {
  resource: AnyResource
  ids: readonly number[]
  /** What is changed of each; without it they serve nobody any more. */
  change?: ReadRow | undefined
}

/** What some rows strike, of those that the actor sees: the one count of every door (5-doors §1, M). */
export async function strikesOf(
  context: Striking,
  work: Work,
  { resource, ids, change }: StruckRows,
): Promise<Struck[]> {
  const strikes = strikerOf(context, resource)
  if (!strikes || !ids.length || (change && !Object.keys(change).length)) return []
  const seen = [...(await seenAmong(work, resource, ids))]
  if (!seen.length) return []
  // What others order is the staff's to know: a supplier is told what it may read itself.
  return isStaff(work.policies, work.actor)
    ? work.tx.beyond('orders', (all) => strikes(all, seen, { work, change }))
    : strikes(work.tx, seen, { work, change })
}

/** « Sont touchés : 3 paniers, 2 commandes à valider. »; undefined where nothing is struck. */
export const struckSentence = (struck: readonly Struck[]): string | undefined =>
  struck.length ? struckTexts.strikes({ what: struck.map(({ label }) => label).join(', ') }) : undefined

/** What is answered, with what was struck beside it. */
export const withWarning = <T extends UnknownRow>(answer: T, struck: readonly Struck[]): T => {
  const said = struckSentence(struck)
  return said === undefined ? answer : { ...answer, warned: [said] }
}

interface Writing<T> {
  resource: AnyResource
  id: number
  /** What is written of it, as far as it is known before. */
  change?: ReadRow
  write: () => Promise<T>
}

/** Changes a row, and warns in its answer of what that strikes, where it goes out of service by it or gives less: the API's « W ». */
export async function warningOfChange<T extends UnknownRow>(
  context: Striking,
  work: Work,
  { resource, id, change = {}, write }: Writing<T>,
): Promise<T> {
  if (!strikerOf(context, resource)) return write()
  const part = strikingPart(resource, change)
  if (part) {
    const struck = await strikesOf(context, work, { resource, ids: [id], change: part })
    return withWarning(await write(), struck)
  }
  const filters = [{ name: 'id', operator: 'eq' as const, value: id }]
  const [before] = await searchRows(work.tx, work, { resource, filters, limit: 1 })
  const answer = await write()
  if (!before || !goesOut(resource, before, answer)) return answer
  return withWarning(answer, await strikesOf(context, work, { resource, ids: [id] }))
}

/** The same of a row that is removed: counted while it is there. */
export async function warningOfRemoval<T extends UnknownRow>(
  context: Striking,
  work: Work,
  { resource, id, write }: Writing<T>,
): Promise<T> {
  const struck = await strikesOf(context, work, { resource, ids: [id] })
  return withWarning(await write(), struck)
}
