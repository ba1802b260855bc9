import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'
import { literal, quote, tableOf } from './naming'
import type { Policies } from './policies'
import type { RightsPart } from './rights-part'
import { everythingRole, limitedRoles, requestRoles, someActor, systemRole } from './roles'

/** The three histories: fields, links, events. */
export const histories = ['field_history', 'association_history', 'history'] as const

/** How they are written, by the owner's functions alone (`base.sql`). */
const writers = [
  'record_fields(text, bigint, text[], text[], text[], text, bigint, bigint, timestamptz)',
  'record_associations(text, bigint, text[], text[], bigint[], text[], bigint, bigint, timestamptz)',
  'record_events(text, bigint, text[], text[], bigint, bigint, timestamptz)',
]

/** The security journal and its chain: read past the row rights only, by who was asked for the permission. */
export const securityTables = ['security_event', 'security_seal'] as const

const journalWriters = [
  'record_security_event(text, bigint, bigint, bigint, text, text, text, jsonb, timestamptz)',
  'journal_impersonated(timestamptz)',
]

/** How they are forgotten: past their time, or of a person who is erased; and rows that are otherwise never deleted; how the journal is sealed; how a column for a custom field is opened and closed. */
const systemFunctions = [
  'forget_histories(timestamptz)',
  'forget_person(text, bigint, text[])',
  'forget_name(text, text, text[], text)',
  'forget_rows(text, text, bigint[])',
  'forget_security_events(timestamptz, timestamptz, integer)',
  'open_custom_column(text, text, boolean)',
  'close_custom_column(text, text, text)',
  'seal_security_events(bigint[], bytea[], xid8, bigint, timestamptz)',
]

/** Whether the row that a history is about is shown to who asks, by its own row rights. One plan a table, kept by the connection. */
function seenSql(registry: Registry): string {
  const models = new Map(registry.all.flatMap((resource) => [[resource.model, resource] as const]))
  const branches = [...models].map(
    ([model, resource]) =>
      `when ${literal(model)} then return exists (select 1 from ${quote(tableOf(resource))} o where o."id" = entity);`,
  )
  return `create or replace function history_seen(model text, entity bigint) returns boolean language plpgsql stable as $seen$
begin
  case model
    ${branches.join('\n    ')}
    else return false;
  end case;
end $seen$`
}

const nameOf = (signature: string) => signature.slice(0, signature.indexOf('('))

const executed = (name: string, signatures: readonly string[], roles: string): RightsPart => ({
  name,
  functions: signatures.map(nameOf),
  statements: signatures.flatMap((one) => [
    `revoke all on function ${one} from public`,
    `grant execute on function ${one} to ${roles}`,
  ]),
})

/** Acts by which the journal knows a row of a resource: as declared, and every change of a settings table. */
const journalOf = ({ journal, group }: AnyResource) =>
  journal ??
  (group ? { create: 'setting_changed', update: 'setting_changed', delete: 'setting_changed' } : {})

/** The kind in the security journal of an act on a row of a model. */
function securityKindSql({ all }: Registry): string {
  const acts = all.flatMap((resource) =>
    Object.entries(journalOf(resource)).map(([act, kind]) => [`${resource.model} ${act}`, kind] as const),
  )
  const branches = [...new Map(acts)].map(([act, kind]) => `when ${literal(act)} then ${literal(kind)}`)
  const found = branches.length ? `case model || ' ' || act ${branches.join(' ')} end` : 'null::text'
  return `create or replace function security_kind(model text, act text) returns text language sql immutable return ${found}`
}

/** Histories are shown with the row that they are about, and written by the functions alone: no role inserts into them. */
export function historySecurity(registry: Registry, policies: Policies): RightsPart[] {
  const everyRole = requestRoles(policies).join(', ')
  return [
    { name: 'function history_seen', functions: ['history_seen'], statements: [seenSql(registry)] },
    { name: 'function security_kind', functions: ['security_kind'], statements: [securityKindSql(registry)] },
    ...histories.map((table) => ({
      name: `table ${table}`,
      table,
      statements: [
        `alter table ${table} enable row level security`,
        `revoke all on ${table} from ${everyRole}`,
        `grant select on ${table} to ${everyRole}`,
        `create policy beyond on ${table} for select to ${systemRole} using (true)`,
        `create policy everything on ${table} for select to ${everythingRole} using (${someActor})`,
        `create policy perimeter on ${table} for select to ${limitedRoles(policies).join(', ')} using (${someActor} and history_seen(model, entity_id))`,
      ],
    })),
    ...securityTables.map((table) => ({
      name: `table ${table}`,
      table,
      statements: [
        `alter table ${table} enable row level security`,
        `revoke all on ${table} from ${everyRole}`,
        `grant select on ${table} to ${systemRole}`,
        `create policy beyond on ${table} for select to ${systemRole} using (true)`,
      ],
    })),
    executed('writers', [...writers, ...journalWriters], everyRole),
    executed('system functions', systemFunctions, systemRole),
    { name: 'migrations', statements: [`grant select on schema_migration to ${systemRole}`] },
    {
      name: 'table written',
      table: 'written',
      statements: [
        'alter table written enable row level security',
        `grant select, insert, update on written to ${systemRole}`,
        `create policy beyond on written to ${systemRole} using (true) with check (true)`,
      ],
    },
  ]
}
