import type { Registry } from '../../resources/registry'
import type { Field } from '../../resources/schema/field'
import { holds } from '../../resources/schema/predicate'
import type { AnyResource } from '../../resources/schema/resource'
import type { Sample } from '../../resources/schema/sample'
import { ofKinds } from '../../src/fields/of-kinds'

type Row = Record<string, unknown>

const samples = ofKinds(
  import.meta.glob<Sample>(
    ['../../resources/schema/kinds/*/sample.ts', '../../resources/*-kinds/*/sample.ts'],
    { eager: true, import: 'sample' },
  ),
)

/** Values that a kind refuses. */
export const broken: Record<string, unknown> = Object.fromEntries(
  Object.entries(samples).flatMap(([kind, { bad }]) => (bad === undefined ? [] : [[kind, bad]])),
)

/** Makes good inputs of any resource, creating the rows that it must refer to. */
export class Samples {
  private n = 100

  constructor(
    private readonly registry: Registry,
    /** Creates a row of a resource and answers it. */
    private readonly create: (resource: AnyResource, input: Row) => Promise<Row>,
    /** An id that already stands for a resource whose rows are fixed. */
    private readonly existing: (resource: AnyResource) => Promise<number>,
  ) {}

  /** A good input: every required field, and with `whole` every other that needs no further row. */
  async input(resource: AnyResource, whole = false): Promise<Row> {
    const n = ++this.n
    const input: Row = {}
    const also = alsoNeeded[resource.name] ?? []
    for (const [name, field] of Object.entries(resource.fields)) {
      if (['computed', 'virtual', 'children'].includes(field.kind) || field.readonly) continue
      if (
        !field.required &&
        !also.includes(name) &&
        (!whole || ['ref', 'refs', 'embed', 'json', 'file', 'image'].includes(field.kind))
      )
        continue
      input[name] = await this.value(field, n)
    }
    return this.meetRules(resource, { ...input, ...sampleOverrides[resource.name] }, n)
  }

  /** A good value of a field. */
  async value(field: Field, n = ++this.n): Promise<unknown> {
    if (['ref', 'file', 'image'].includes(field.kind)) return this.reference(field)
    if (field.kind === 'refs') return [await this.reference(field)]
    if (field.kind === 'embed') return this.input(this.registry.get(field.to ?? ''))
    // An address says by its example that it is one.
    if (field.kind === 'text' && String(field.example).startsWith('https://')) return `${field.example}/${n}`
    return samples[field.kind]?.good?.(field, n)
  }

  private async reference(field: Field): Promise<number> {
    const target = this.registry.get(field.to ?? '')
    if (!target.access.create || target.fixed) return this.existing(target)
    return Number((await this.create(target, await this.input(target))).id)
  }

  private async meetRules(resource: AnyResource, input: Row, n: number): Promise<Row> {
    for (const [name, rule] of Object.entries(resource.rules ?? {})) {
      const field = resource.fields[name]
      if (
        field &&
        rule?.required &&
        holds(rule.required, input) &&
        (input[name] === undefined || input[name] === null)
      )
        input[name] = await this.value(field, n)
    }
    return input
  }
}

/** References that are not required alone, but that a check of the whole row asks for. */
const alsoNeeded: Readonly<Record<string, readonly string[]>> = {
  productnotincatalog: ['supplier_not_in_catalog_id'],
  referencing: ['adherent_id'],
  delayscale: ['family_id'],
  frequencyscale: ['family_id'],
}

/** Where the checks of a whole row ask for more than each field alone tells. */
const sampleOverrides: Readonly<Record<string, Row>> = {
  address: { zip_code: '99501' },
  suppliernotincatalog: { zip_code: '99501' },
  // What the chosen code says.
  public_notice: { cpv: undefined },
  quote: { response_date_limit: '2131-01-01T12:00:00.000Z' },
  price_update: { appliance_date: '2131-01-01' },
  article_price: { valid_from: '2131-01-01', valid_to: null, bounded: false },
  user: { profile_id: 1, start_date_replacement: null, end_date_replacement: null },
  generaloption: { key: 'reminder_days', type: 'text', value: '7,2,0' },
}
