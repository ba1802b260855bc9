import type { Registry } from '../../../resources/registry'
import type { Field } from '../../../resources/schema/field'
import { type AnyResource, isStored } from '../../../resources/schema/resource'
import type { Tx } from '../../../server/database/connect'
import { joinColumns, joinTable, quote, tableOf } from '../../../server/database/naming'
import type { TestApp } from '../../kit/open-app'
import { Samples } from '../../kit/samples'

type Row = Record<string, unknown>

/** What makes a resource somebody's own: a reference to one of these, near or far. */
export const owners = ['adherent', 'groupadherent', 'supplier', 'company', 'user'] as const

/** Whose rows lead to a member, a supplier, a service or a person. */
export function isOwned(registry: Registry, resource: AnyResource, seen: readonly string[] = []): boolean {
  if ((owners as readonly string[]).includes(resource.name)) return true
  if (seen.includes(resource.name) || resource.fixed) return false
  return Object.values(resource.fields).some(
    (field) =>
      field.kind === 'ref' && field.to && isOwned(registry, registry.get(field.to), [...seen, resource.name]),
  )
}

/** A text that belongs to one tenant only: whoever else sees it has seen too much. */
export const canary = (tenant: string): string => `canari-${tenant}`

const texts = ['text', 'longText', 'freePhone']

/** A row has the one or the other: it is a member's or a group's (I-05), of the catalogue or out of it. */
const alternatives = [
  ['adherent_id', 'groupAdherent_id'],
  ['supplier_id', 'supplier_not_in_catalog_id'],
  ['article_id', 'product_not_in_catalog_id'],
] as const

/** What good values of the fields alone do not tell: that an order has left, that a voucher is still being written. */
const given: Readonly<Record<string, Row>> = {
  order: { status: '300' },
  // What has answers is no longer being prepared.
  tender: { status: '150' },
  adherent: { is_access_module_allowed: true },
  // A cook: colleagues of the back office see each other.
  user: { status_id: 1, profile_id: 12 },
  // Seen by who may import into its list.
  import_model: { target: 'unit', constants: null, answers: null },
  litigation: { is_sent: true },
  // A draft: everybody reads what is published.
  public_notice: { status: '100' },
  referencing: { state: 'active', start_date: '2020-01-01', end_date: null },
  stock_voucher: { direction: 'entry', state: 'draft' },
  stock_entry: { direction: 'entry', state: 'draft' },
  stock_exit: { direction: 'exit', state: 'draft' },
}

/** One tenant: a row of every resource, all of them of the same member, group, supplier, service and person. */
export class Tenant {
  readonly ids = new Map<string, number>()
  private readonly busy = new Set<string>()
  private readonly samples: Samples
  private turn: number

  constructor(
    private readonly on: TestApp,
    private readonly tx: Tx,
    readonly name: string,
    start: number,
  ) {
    this.turn = start
    const none = () => Promise.reject(new Error('rows are made by the tenant'))
    this.samples = new Samples(on.context.db.registry, none, none)
  }

  /** The tenant's row of a resource, made with what it refers to. */
  async row(resource: AnyResource): Promise<number> {
    const known = this.ids.get(resource.name)
    if (known) return known
    const given =
      resource.name === 'file' || isOwned(this.on.context.db.registry, resource)
        ? undefined
        : await this.existing(resource)
    const id = given ?? (await this.plant(resource))
    this.ids.set(resource.name, id)
    return id
  }

  private async existing(resource: AnyResource): Promise<number | undefined> {
    const [row] = await this.tx.query<{ id: number }>(
      `select id from ${quote(tableOf(resource))} order by id limit 1`,
    )
    return row && Number(row.id)
  }

  /** A further row of a resource, known by a name of its own. */
  async variant(name: string, resource: AnyResource, values: Row): Promise<void> {
    const kept = this.ids.get(resource.name) ?? 0
    const id = await this.plant(resource, values)
    this.ids.set(resource.name, kept)
    this.ids.set(name, id)
  }

  private async plant(resource: AnyResource, values: Row = given[resource.name] ?? {}): Promise<number> {
    this.busy.add(resource.name)
    const row: Row = { ...resource.scope, ...values }
    for (const [name, field] of Object.entries(resource.fields)) {
      const value = await this.value(resource, name, field)
      if (value !== undefined && row[field.kind === 'embed' ? (field.by ?? '') : name] === undefined)
        row[field.kind === 'embed' ? (field.by ?? '') : name] = value
    }
    for (const [one, other] of alternatives) if (row[one] && resource.name !== 'adherent') delete row[other]
    const names = Object.keys(row)
    const [made] = await this.tx.query<{ id: number }>(
      `insert into ${quote(tableOf(resource))} (${names.map(quote).join(', ')})
       values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      names.map((name) => row[name]),
    )
    const id = Number(made?.id)
    this.busy.delete(resource.name)
    this.ids.set(resource.name, id)
    await this.join(resource, id)
    await this.remember(resource, id)
    return id
  }

  private async value(resource: AnyResource, name: string, field: Field): Promise<unknown> {
    if (field.kind === 'embed') return field.by ? this.reference(field) : undefined
    if (!isStored(field)) return undefined
    // A service shows its logo to everybody: it would open the tenant's file to all.
    if (resource.name === 'company' && field.kind === 'image') return undefined
    if (['ref', 'file', 'image'].includes(field.kind)) return this.reference(field)
    this.turn += 1
    if (resource.name === 'file' && name === 'path') return '/user'
    if (resource.name === 'file' && name === 'unique_name') return `${canary(this.name)}-${this.turn}.pdf`
    if (texts.includes(field.kind) && (field.max ?? 255) > 20)
      return `${canary(this.name)} ${resource.name}.${name} ${this.turn}`.slice(0, field.max ?? 255)
    // A period begins and ends on one day, so that none is upside down.
    const value = await this.samples.value(field, field.kind === 'date' ? 1 : this.turn)
    if (field.kind === 'bool') return field.default ?? false
    return field.kind === 'json' ? JSON.stringify(field.example ?? [canary(this.name)]) : value
  }

  private async reference(field: Field): Promise<number | undefined> {
    const target = this.on.context.db.registry.get(field.to ?? '')
    if (!this.busy.has(target.name)) return this.row(target)
    if (field.required) throw new Error(`${target.name} needs itself`)
    return undefined
  }

  /** The lists of a row: those of its own tenant. */
  private async join(resource: AnyResource, id: number): Promise<void> {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'refs') continue
      const target = this.on.context.db.registry.get(field.to ?? '')
      if (this.busy.has(target.name)) continue
      const columns = joinColumns(resource, target).map(quote).join(', ')
      await this.tx.query(
        `insert into ${quote(joinTable(resource, name))} (${columns}) values ($1, $2) on conflict do nothing`,
        [id, await this.row(target)],
      )
    }
  }

  /** What has happened to a row: it tells the tenant's texts too. */
  private async remember(resource: AnyResource, id: number): Promise<void> {
    const moment = this.on.context.now()
    const [field] = Object.keys(resource.fields)
    const told = JSON.stringify(`${canary(this.name)} ${resource.name}, ancien`)
    await this.tx.query(
      `select record_fields($1, $2, array[$3::text], array[$4::text], array[$4::text], 'update', null, null, $5)`,
      [resource.model, id, field, told, moment],
    )
    await this.tx.query(`select record_events($1, $2, array['essai'], array[$3::text], null, null, $4)`, [
      resource.model,
      id,
      told,
      moment,
    ])
  }
}
