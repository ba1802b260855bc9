import type { Registry } from '../../resources/registry'
import type { AnyResource } from '../../resources/schema/resource'

/** Polyglot's mark between the forms of a count. */
const forms = ' |||| '

function messagesOf({ name, label, fields }: AnyResource, app: string): [string, string][] {
  const said = Object.entries(fields).map(([field, { label: text }]): [string, string] => [
    `resources.${name}.fields.${field}`,
    text,
  ])
  return [[`resources.${name}.name`, label.join(forms)], [`menu.${app}.${name}`, label[1]], ...said]
}

/** The labels of the declarations under react-admin's own keys: `resources.unit.name`, `resources.unit.fields.label`; its screen's in the menu. */
export const resourceMessages = (registry: Registry, app: string): Record<string, string> =>
  Object.fromEntries(registry.all.flatMap((resource) => messagesOf(resource, app)))
