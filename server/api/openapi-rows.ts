import type { JsonSchema } from '../../resources/schema/kind'

/** What every row tells of its keeping; rows refer to it. */
const kept: JsonSchema = {
  type: 'object',
  properties: {
    lock_version: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    updatedAt: { type: 'string', format: 'date-time' },
  },
}

/** What most settings tables tell besides; their rows refer to it. */
const listed: JsonSchema = {
  allOf: [{ $ref: '#/components/schemas/Kept' }],
  properties: {
    label: { type: 'string', maxLength: 120, title: 'Libellé' },
    position: { type: ['integer', 'null'], minimum: 0, maximum: 100_000, title: 'Ordre' },
    active: { type: 'boolean', title: 'Actif' },
  },
}

/** What rows refer to, by name, the one that says more first. */
const textsIn = (...schemas: JsonSchema[]) =>
  schemas.flatMap(({ properties }) =>
    Object.entries(Object(properties)).map(([key, one]) => [key, JSON.stringify(one)] as const),
  )
const bases = [
  { name: 'Listed', texts: textsIn(listed, kept) },
  { name: 'Kept', texts: textsIn(kept) },
]

/** What rows refer to, as it stands among the schemas. */
export const sharedRows: Readonly<Record<string, JsonSchema>> = { Kept: kept, Listed: listed }

/** A row that tells what others do, as that and what is its own. */
export function withoutShared(row: JsonSchema): JsonSchema {
  const own: Record<string, unknown> = { ...Object(row.properties) }
  const base = bases.find(({ texts }) => texts.every(([key, text]) => JSON.stringify(own[key]) === text))
  if (!row['x-row'] || !base) return row
  for (const [key] of base.texts) delete own[key]
  return { allOf: [{ $ref: `#/components/schemas/${base.name}` }], ...row, properties: own }
}
