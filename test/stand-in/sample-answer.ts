import type { JsonSchema } from '../../resources/schema/kind'
import type { Call } from '../../server/api/call'
import { answerSchema } from '../../server/api/schemas'

const schemas = (value: unknown): [string, JsonSchema][] => Object.entries(Object(value))
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

const texts: Readonly<Record<string, (now: Date) => string>> = {
  date: (now) => now.toISOString().slice(0, 10),
  'date-time': (now) => now.toISOString(),
  uri: () => 'https://exemple.example',
  email: () => 'exemple@demo.example',
}

function textOf(schema: JsonSchema, now: Date): string {
  const made = texts[String(schema.format)]?.(now)
  if (made) return made
  if (String(schema.pattern ?? '').includes('\\d')) return '12.50'
  return String(schema.title ?? 'Exemple').slice(0, Number(schema.maxLength ?? 80))
}

/** A value that a schema allows; `n` tells those of a list apart. */
export function sampleOf(schema: JsonSchema, now: Date, n = 1): unknown {
  const { example = first(schema.examples), default: usual } = schema
  const given = example ?? usual ?? (Array.isArray(schema.enum) ? first(schema.enum) : undefined)
  if (given !== undefined) return given
  const type = first(schema.type)
  if (schema.properties || type === 'object')
    return Object.fromEntries(schemas(schema.properties).map(([name, one]) => [name, sampleOf(one, now, n)]))
  if (type === 'array') {
    const items = Object(schema.items) as JsonSchema
    const isOpen = !items.properties && !items.type
    return isOpen ? [] : [1, 2, 3].map((at) => sampleOf(items, now, at))
  }
  if (type === 'integer' || type === 'number') return n
  if (type === 'boolean') return false
  return type === 'string' ? textOf(schema, now) : null
}

/** What a call answers without a server: what it declares, filled with samples; undefined where it declares nothing. */
export function sampleAnswer({ shape }: Call, now: Date): unknown {
  const { answer, answers, listed } = shape
  const schema = answers ? answerSchema(answers, listed) : answer
  return schema && sampleOf(schema, now)
}
