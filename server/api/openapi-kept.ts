import type { JsonSchema } from '../../resources/schema/kind'

/** What every row tells of its keeping; rows refer to it. */
export const kept: JsonSchema = {
  type: 'object',
  properties: {
    lock_version: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
}
const keptTexts = Object.entries(Object(kept.properties)).map(([name, one]) => [name, JSON.stringify(one)])

/** A row that tells of its keeping as others do, as that and what is its own. */
export function withoutKept(row: JsonSchema): JsonSchema {
  const own: Record<string, unknown> = { ...Object(row.properties) }
  const isAlike = keptTexts.every(([name = '', text]) => JSON.stringify(own[name]) === text)
  if (!row['x-row'] || !isAlike) return row
  for (const [name = ''] of keptTexts) delete own[name]
  return { allOf: [{ $ref: '#/components/schemas/Kept' }], ...row, properties: own }
}
