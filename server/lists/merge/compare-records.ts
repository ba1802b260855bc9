import type { ComparedField } from '../../../resources/schema/merge-endpoints'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { isRow, type ReadRow } from '../../../resources/schema/unknown-row'
import { isSame } from '../../api/row-writer'
import type { Work } from '../../api/work'
import { canReadField } from '../../database/rights'
import { shown } from '../put-back'
import { choosableFields, isUnited } from './choose-values'

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Whether a value says something: a filled one, no flag that is off. */
const saysMore = (value: unknown): boolean => isFilled(value) && value !== false

/** An embedded row as it reads: its title and what refers to a place. */
async function embedShown(work: Work, target: AnyResource, value: unknown): Promise<string> {
  if (!isRow(value)) return ''
  const names = [
    ...titleFields(target),
    ...Object.keys(target.fields).filter((name) => name === 'municipality_id'),
  ]
  const parts: string[] = []
  for (const name of names) parts.push(await shown(work, target, { name, value: value[name] }))
  return parts.filter(Boolean).join(' ')
}

const plainOf = (target: AnyResource, value: unknown): unknown =>
  isRow(value)
    ? Object.fromEntries(Object.keys(target.fields).map((name) => [name, value[name] ?? null]))
    : null

/** The record that is kept unless somebody says otherwise: the one of which most is known, the oldest of those. */
export function fullest(resource: AnyResource, rows: readonly ReadRow[]): number {
  const filled = (row: ReadRow) => Object.keys(resource.fields).filter((name) => saysMore(row[name])).length
  const [first] = [...rows].sort((a, b) => filled(b) - filled(a) || Number(a.id) - Number(b.id))
  return Number(first?.id ?? 0)
}

/** The records field by field, with the value that is proposed: the kept record's own, else the first that says something. */
export async function compareRecords(
  work: Work,
  resource: AnyResource,
  { rows, kept }: { rows: readonly ReadRow[]; kept: number },
): Promise<ComparedField[]> {
  const compared: ComparedField[] = []
  const [own, others] = [
    rows.filter(({ id }) => Number(id) === kept),
    rows.filter(({ id }) => Number(id) !== kept),
  ]
  for (const name of choosableFields(resource, work.actor)) {
    if (!canReadField(resource, name, work.actor)) continue
    const field = resource.fields[name]
    const target = field?.kind === 'embed' ? work.registry.get(field.to ?? '') : undefined
    const values: string[] = []
    for (const row of rows)
      values.push(
        target
          ? await embedShown(work, target, row[name])
          : await shown(work, resource, { name, value: row[name] }),
      )
    const plain = rows.map((row) => (target ? plainOf(target, row[name]) : (row[name] ?? null)))
    const differs = plain.some((value) => !isSame(value, plain[0]))
    if (!differs && !values.some(Boolean)) continue
    const united = isUnited(resource, name)
    const best = [...own, ...others].find((row) => saysMore(row[name]))
    compared.push({
      ...{ name, label: field?.label ?? name, values, differs, united },
      best: united && differs ? null : Number(best?.id ?? kept),
    })
  }
  return compared
}
