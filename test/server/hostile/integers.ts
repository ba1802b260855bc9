import type { Schema } from './description'

/** A place of a body that holds an id or a number: `lines.0.article_id`. */
export interface Place {
  path: readonly (string | number)[]
  /** The resource whose rows it names, where the document says so. */
  of?: string
  /** It holds a list of them. */
  isList: boolean
}

const typesOf = ({ type }: Schema): unknown[] => [type].flat()
const partsOf = (schema: Schema) => Object.entries((schema.properties ?? {}) as Record<string, Schema>)
const itemOf = (schema: Schema) => (schema.items ?? {}) as Schema

/** Every integer of a schema, in objects and lists however deep. */
export function integersOf(schema: Schema, path: Place['path'] = []): Place[] {
  const types = typesOf(schema)
  const of = schema['x-resource'] as string | undefined
  // A number that is bounded is none of a row.
  if (types.includes('integer') && Number(schema.maximum ?? 2 ** 31) < 2 ** 31 - 1) return []
  if (types.includes('integer')) return [{ path, ...(of && { of }), isList: false }]
  if (types.includes('array') && typesOf(itemOf(schema)).includes('integer'))
    return [{ path, ...(of && { of }), isList: true }]
  if (types.includes('array')) return integersOf(itemOf(schema), [...path, 0])
  return partsOf(schema).flatMap(([name, one]) => integersOf(one, [...path, name]))
}

/** A value that a schema accepts; ids are those given. */
export function sampleOf(schema: Schema, ids: Readonly<Record<string, number>>): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const types = typesOf(schema)
  const of = schema['x-resource'] as string | undefined
  if (types.includes('integer')) return (of && ids[of]) ?? Math.max(1, Number(schema.minimum ?? 1))
  if (types.includes('array')) return types.includes('null') ? [] : [sampleOf(itemOf(schema), ids)]
  if (types.includes('object')) return requiredOf(schema, ids)
  if (types.includes('boolean')) return true
  if (schema.format === 'date') return '2026-03-02'
  return typeof schema.pattern === 'string' ? '1' : 'essai'
}

const requiredOf = (schema: Schema, ids: Readonly<Record<string, number>>): Record<string, unknown> =>
  Object.fromEntries(
    partsOf(schema)
      .filter(([name]) => ((schema.required ?? []) as string[]).includes(name))
      .map(([name, one]) => [name, sampleOf(one, ids)]),
  )

/** A body with another value at a place; what stands on the way there and is missing is made as the schema asks. */
export function withAt(
  body: unknown,
  { path: [first, ...rest], isList, of }: Place,
  { schema, value, ids }: { schema: Schema; value: unknown; ids: Readonly<Record<string, number>> },
): unknown {
  if (first === undefined) return isList ? [value] : value
  const inner =
    (typeof first === 'number' ? itemOf(schema) : partsOf(schema).find(([name]) => name === first)?.[1]) ?? {}
  const held = body ?? (typeof first === 'number' ? [] : {})
  const next = withAt(
    (held as never)[first] ?? (typesOf(inner).includes('object') ? requiredOf(inner, ids) : undefined),
    { path: rest, isList, ...(of && { of }) },
    { schema: inner, value, ids },
  )
  return Array.isArray(held) ? [next] : { ...(held as object), [first]: next }
}
