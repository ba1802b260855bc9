import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'

/** Polyglot's mark between the forms of a count. */
const forms = ' |||| '

function messagesOf({ name, label, fields }: AnyResource): [string, string][] {
  const said = Object.entries(fields).map(([field, { label: text }]): [string, string] => [
    `resources.${name}.fields.${field}`,
    text,
  ])
  return [[`resources.${name}.name`, label.join(forms)], ...said]
}

/** The labels of the declarations under react-admin's own keys: `resources.unit.name`, `resources.unit.fields.label`. */
export const resourceMessages = (registry: Registry): Record<string, string> =>
  Object.fromEntries(registry.all.flatMap(messagesOf))
