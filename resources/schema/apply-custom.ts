import { type CustomKind, customKinds, customRights, isCustom } from './custom-columns'
import type { Field } from './field'
import { lookup } from './lookup'
import { spoken } from './marks'
import type { AnyResource } from './resource'

/** What is kept of a custom field, as its row and the browser's call say it. */
export interface CustomField {
  id: number
  target: string
  label: string
  label_en: string | null
  kind: string
  choices: readonly string[] | null
  linked: string | null
  decimals: number | null
  unit: string | null
  help: string | null
  required: boolean
  tab: string | null
  listed: boolean
  position: number | null
  seen_by: string
  filled_by: string
  api_name: string | null
}

const isKind = (kind: string): kind is CustomKind => Object.hasOwn(customKinds, kind)

/** Characters of a text unless its kind says. */
const longest: Readonly<Partial<Record<CustomKind, number>>> = lookup({
  text: 255,
  longText: 5_000,
  list: 100,
})

function shapeOf({ kind, choices, linked, decimals, unit }: CustomField): Partial<Field> {
  if (kind === 'select' || kind === 'list')
    return { options: lookup(Object.fromEntries((choices ?? []).map((one) => [one, one]))) }
  if (kind === 'ref' && linked) return { to: linked }
  if (kind === 'decimal') return { digits: [15, decimals ?? 2], ...(unit ? { unit } : {}) }
  return unit ? { unit } : {}
}

/** The declared field that a row stands for; undefined where its kind is of another release. */
function fieldOf(said: CustomField): Field | undefined {
  const { kind, label, label_en, help, required, tab, listed } = said
  if (!isKind(kind)) return undefined
  const max = longest[kind]
  const field: Field = {
    ...{ kind, label, required, custom: { ...(tab ? { tab } : {}), listed } },
    ...(help ? { help } : {}),
    ...(max ? { max } : {}),
    ...shapeOf(said),
  }
  if (label_en)
    Object.defineProperty(field, 'label', { enumerable: true, get: () => (spoken() ? label_en : label) })
  return field
}

/** How often fields were added, changed or taken away: part of the key under which something worked out of declarations is kept. */
export const customRevision = { count: 0 }

/** A declaration as it is written to: by nobody but `applyCustomFields`. */
type Open = {
  fields: Record<string, Field>
  fieldAccess?: Record<string, { read?: string; write?: string } | undefined>
}

function put(open: Open, said: CustomField): void {
  const { api_name: name, seen_by, filled_by } = said
  const field = fieldOf(said)
  if (!name || !isCustom(name) || !field) return
  open.fields[name] = field
  const [seen, filled] = [customRights[seen_by], customRights[filled_by]]
  open.fieldAccess ??= lookup({})
  open.fieldAccess[name] = { ...(seen && { read: seen.read }), ...(filled && { write: filled.write }) }
}

const inOrder = (a: CustomField, b: CustomField) =>
  (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) || a.id - b.id

/**
 * Makes the declarations of a registry have these custom fields and no others. They are changed in place: whoever holds a resource
 * sees them at once. A process, and a page, serve one application on one database.
 */
export function applyCustomFields(
  { all }: { all: readonly AnyResource[] },
  said: readonly CustomField[],
): void {
  customRevision.count += 1
  const sorted = [...said].sort(inOrder)
  for (const resource of all.filter(({ customFields }) => customFields)) {
    const open = resource as Open
    for (const table of [open.fields, open.fieldAccess ?? {}])
      for (const name of Object.keys(table)) if (isCustom(name)) delete table[name]
    for (const one of sorted) if (one.target === resource.name) put(open, one)
  }
}
