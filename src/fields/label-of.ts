import { listTexts } from '../../i18n/fr/list'
import { isInactive } from '../../resources/schema/inactive'
import { type AnyResource, titleOf } from '../../resources/schema/resource'
import { isRow } from '../../resources/schema/unknown-row'

/** What is asked of a resource to name one of its rows. */
export type Named = Pick<AnyResource, 'title' | 'fields' | 'inactive'>

const property = (value: unknown, name: string): unknown => (isRow(value) ? value[name] : undefined)
const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''

/**
 * By what people know a row that another one refers to: its title, its label; its number when the answer carries neither.
 * One that is no longer active says so.
 */
export function labelOf(related: unknown, target?: Named, id?: unknown): string {
  const title = target && isRow(related) ? titleOf(target, related) : ''
  const name = title || property(related, 'label') || property(related, 'name')
  const number = property(related, 'id') ?? id
  const label = isSaid(name) ? String(name) : isSaid(number) ? `n° ${String(number)}` : ''
  return label && target && isRow(related) && isInactive(target, related)
    ? listTexts.inactive({ label })
    : label
}
