import type { FieldError } from '../../resources/schema/check'
import type { AnyResource } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { quote } from '../database/naming'
import type { Tx } from '../database/tx'

const isSame = (a: unknown, b: unknown) => (a ?? null) === (b ?? null)

/** Which references do not say the same as the field beside them; what was so already, and is not changed, stays. */
export async function disagreements(
  { tx }: { tx: Tx },
  resource: AnyResource,
  { value, current = {} }: { value: ReadRow; current?: ReadRow },
): Promise<FieldError[]> {
  const row = { ...current, ...value }
  const errors: FieldError[] = []
  for (const { of, field, its, message } of resource.agreements ?? []) {
    const isKept = isSame(row[of], current[of]) && isSame(row[field], current[field])
    if (isKept || (row[of] ?? null) === null || (row[field] ?? null) === null) continue
    const table = quote(resource.fields[of]?.to ?? '')
    const says = `"deletedAt" is null and ${quote(its)} = $2`
    const [found] = await tx.query<{ agrees: boolean }>(
      `select exists (select 1 from ${table} where id = $1 and ${says}) or not exists (select 1 from ${table} where ${says}) as agrees`,
      [row[of], row[field]],
    )
    if (!found?.agrees) errors.push({ name: of, message })
  }
  return errors
}
