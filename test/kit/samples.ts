import type { Registry } from '../../resources/registry'
import type { Field } from '../../resources/schema/field'
import { tvaKey } from '../../resources/schema/identifiers'
import { holds } from '../../resources/schema/predicate'
import type { AnyResource } from '../../resources/schema/resource'

type Row = Record<string, unknown>

const digits = (n: number, length: number) => String(n).padStart(length, '0').slice(-length)
const upTo = (text: string, field: Field) => text.slice(-(field.max ?? 255)).padStart(field.min ?? 0, 'a')
const number = (field: Field, n: number) => {
  const min = Math.ceil(Math.max(field.min ?? 0, 0))
  const max = Math.min(Math.floor(field.max ?? min + 900), min + 900)
  return min + (n % (max - min + 1))
}

/** A good value of each kind; `n` makes it different from the others. */
const values: Record<string, (field: Field, n: number) => unknown> = {
  text: (field, n) => upTo(field.max && field.max < 12 ? digits(n, field.max) : `Été à l’œuf ${n}`, field),
  longText: (_field, n) => `Première ligne ${n}\nSeconde ligne`,
  richText: (_field, n) => `<p>Première ligne ${n}</p>`,
  int: number,
  decimal: (field, n) => `${number(field, n)}`,
  money: (field, n) => `${number(field, n)}.50`,
  unitPrice: (field, n) => `${number(field, n)}.1250`,
  quantity: (field, n) => `${number(field, n)}.500`,
  coefficient: (field, n) => `${number(field, n)}.250000`,
  rate: (_field, n) => `${n % 99}.${digits(Math.floor(n / 99), 2)}`,
  note: (_field, n) => `${n % 20}.25`,
  bool: (_field, n) => n % 2 === 0,
  date: (_field, n) => `2026-03-${digits((n % 27) + 1, 2)}`,
  dateTime: (_field, n) => `2026-03-${digits((n % 27) + 1, 2)}T09:30:00.000Z`,
  time: (_field, n) => `${digits(n % 24, 2)}:30`,
  select: (field, n) => Object.keys(field.options ?? {})[n % Object.keys(field.options ?? {}).length],
  list: (field, n) =>
    field.options ? [Object.keys(field.options)[n % Object.keys(field.options).length]] : [`élément ${n}`],
  email: (_field, n) => `essai.${n}@demo.example`,
  emails: (_field, n) => `essai.${n}@demo.example; commandes.${n}@demo.example`,
  phone: (_field, n) => `0199${digits(n, 6)}`,
  freePhone: (_field, n) => `+33 1 99 00 ${digits(n, 4)}`,
  website: (_field, n) => `https://essai-${n}.example`,
  siret: (_field, n) => `9999${digits(n, 10)}`,
  ape: (_field, n) => `${digits(1000 + (n % 8999), 4)}Y`,
  tva: (_field, n) => `FR${tvaKey(`9999${digits(n, 5)}`)}9999${digits(n, 5)}`,
  iban: () => 'FR7630006000011234567890189',
  bic: () => 'AGRIFRPP',
  zip: (_field, n) => `0${digits(1000 + (n % 8999), 4)}`,
  finess: (_field, n) => `01${digits(n, 7)}`,
  color: (_field, n) => `#00${digits(n % 99, 2)}aa`,
  json: (field) => field.example ?? [],
}

/** Values that a kind refuses. */
export const broken: Record<string, unknown> = {
  text: { not: 'a text' },
  longText: 'nul \u0000',
  richText: '<p>nul \u0000</p>',
  int: 1.5,
  decimal: 'douze',
  money: '1.234',
  unitPrice: '1.23456',
  quantity: 'x',
  coefficient: 'x',
  rate: '1234.5',
  note: '20.5',
  bool: 'peut-être',
  date: '2026-02-30',
  dateTime: 'hier',
  time: '25:00',
  select: 'no such choice',
  list: 'no list',
  email: 'sans-arobase',
  emails: 'a@demo.example; sans-arobase',
  phone: '123',
  freePhone: 'abc',
  website: 'pas un site',
  siret: '1',
  ape: '12',
  tva: 'FR1',
  iban: 'FR00',
  bic: 'X',
  zip: '123',
  finess: '1',
  color: 'rouge',
  ref: 'x',
  refs: 'x',
  file: 'x',
  image: 'x',
}

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
    return values[field.kind]?.(field, n)
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
  article_price: { valid_from: '2131-01-01', valid_to: null },
  user: { profile_id: 1, start_date_replacement: null, end_date_replacement: null },
  generaloption: { key: 'reminder_days', type: 'text', value: '7,2,0' },
}
