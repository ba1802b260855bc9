import Fuse from 'fuse.js'
import { say } from './say'

export type PickerItem = { id: number | string; label: string }
export type PickerId = PickerItem['id']

/** How far a fuzzy match may be from the typed text: 0 is exact, 1 is anything. */
const fuzziness = 0.3

/** The items whose label resembles the text, best first; all of them for an empty text. */
export function searchItems(items: readonly PickerItem[], text: string): readonly PickerItem[] {
  if (!text.trim()) return items
  const fuse = new Fuse(items, {
    keys: ['label'],
    threshold: fuzziness,
    ignoreDiacritics: true,
    ignoreLocation: true,
  })
  return fuse.search(text.trim()).map((found) => found.item)
}

/** The ids with one of them put at a place (counted without it), or added there. */
export function placeAt(ids: readonly PickerId[], id: PickerId, place: number): PickerId[] {
  const others = ids.filter((one) => one !== id)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** The place for an item dropped on another one's upper or lower half. */
export function placeBeside(
  ids: readonly PickerId[],
  id: PickerId,
  { target, edge }: { target: PickerId; edge: 'top' | 'bottom' },
): number {
  const at = ids.filter((one) => one !== id).indexOf(target)
  return edge === 'bottom' ? at + 1 : at
}

/** The sentence that refuses an empty choice, else null. */
export function pickerError(ids: readonly PickerId[]): string | null {
  return ids.length === 0 ? say('error.noElementSelected') : null
}
