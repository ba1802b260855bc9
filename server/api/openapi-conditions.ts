import { mostConditions } from '../../resources/schema/condition'
import type { JsonSchema } from '../../resources/schema/kind'
import { operators } from '../../resources/schema/kind'
import { mostRelativeDays, relativeCounts, relativePeriods } from '../../resources/schema/relative-days'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const group = (word: string, schema: JsonSchema) => ({
  type: 'object',
  additionalProperties: false,
  required: [word],
  properties: { [word]: schema },
})
const some = { type: 'array', minItems: 1, items: ref('Condition') }

/** What a search's conditions are, by the names under which the calls refer to them. */
export const conditionSchemas: Readonly<Record<string, JsonSchema>> = {
  Conditions: {
    description: `Toutes ces conditions ; ${mostConditions.leaves} au plus, en groupes de ${mostConditions.levels} niveaux au plus`,
    anyOf: [{ type: 'array', items: ref('Condition') }, ref('Condition'), { type: 'null' }],
  },
  Condition: {
    anyOf: [
      {
        type: 'object',
        required: ['name', 'operator'],
        properties: {
          name: { type: 'string', description: 'Champ, ou « Association.champ »' },
          operator: { enum: operators },
          value: { anyOf: [ref('RelativeDays'), {}] },
        },
      },
      group('all', some),
      group('any', some),
      group('not', ref('Condition')),
    ],
  },
  RelativeDays: {
    description: "Avec « between » : des jours nommés d'après celui où la recherche est faite, à Paris",
    type: 'object',
    required: ['relative'],
    properties: {
      relative: { enum: [...relativePeriods, ...relativeCounts] },
      days: { type: 'integer', minimum: 1, maximum: mostRelativeDays },
    },
  },
}
