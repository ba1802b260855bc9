import type { FieldError } from '../../resources/schema/check'
import { conditionOf } from '../../resources/schema/followed'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import type { Work } from './work'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Which references name a row that their condition leaves out; what was so already, and is not changed, stays. */
export async function outOfChoice(
  work: Work,
  resource: AnyResource,
  { value, current = {} }: { value: ReadRow; current?: ReadRow },
): Promise<FieldError[]> {
  const row = { ...current, ...value }
  const errors: FieldError[] = []
  for (const [name, field] of Object.entries(resource.fields)) {
    const { asked, beside } = conditionOf(field, row)
    const ids = [row[name] ?? []].flat()
    if (!ids.length || [name, ...beside].every((one) => isSame(row[one], current[one]))) continue
    const params = new Params()
    const among = `id = any(${params.add(ids, 'bigint[]')})`
    const says = asked.map(
      ([column, wanted]) => `${quote(column)} is not distinct from ${params.add(wanted)}`,
    )
    if (!says.length) continue
    const table = quote(tableOf(work.registry.get(field.to ?? '')))
    const [out] = await work.tx.query(
      `select id from ${table} where ${among} and not (${says.join(' and ')}) limit 1`,
      params.values,
    )
    const labels = beside.map((one) => resource.fields[one]?.label ?? one)
    if (out)
      errors.push({ name, message: labels.length ? messages.notOf(labels.join(', ')) : messages.choice })
  }
  return errors
}
