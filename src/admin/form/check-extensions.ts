import type { Registry } from '../../../resources/registry'
import { formOf } from '../../../resources/schema/derive'
import type { AnyResource, FormItem } from '../../../resources/schema/resource'
import type { FormExtensions } from './extensions'

/** The titles of the sections in a part of a form. */
const sectionsIn = (item: FormItem): string[] =>
  typeof item === 'string' || Array.isArray(item)
    ? []
    : Object.entries(item as { [section: string]: readonly FormItem[] }).flatMap(([title, items]) => [
        title,
        ...items.flatMap(sectionsIn),
      ])

/** Whether a slot stands around the whole form, or around one of its tabs or sections. */
function isPlace(resource: AnyResource, place: string): boolean {
  const [side = '', ...rest] = place.split(':')
  if (side !== 'before' && side !== 'after') return false
  const form = Object.entries(formOf(resource))
  const titles = form.flatMap(([tab, items]) => [tab, ...items.flatMap(sectionsIn)])
  return rest.length === 0 || titles.includes(rest.join(':'))
}

/** Throws when an application adds something to a resource, a field or a place of a form that is not there. */
export function checkExtensions(registry: Pick<Registry, 'find'>, extensions: FormExtensions): void {
  const problems = Object.entries(extensions).flatMap(([part, byResource]) =>
    Object.entries(byResource ?? {}).flatMap(([name, parts]) => {
      const resource = registry.find(name)
      if (!resource) return [`${part}: no resource « ${name} »`]
      const names =
        part === 'widgets' || part === 'readings' || part === 'slots' ? Object.keys(Object(parts)) : []
      return names
        .filter((one) => (part === 'slots' ? !isPlace(resource, one) : !resource.fields[one]))
        .map((one) => `${part} of ${name}: no « ${one} »`)
    }),
  )
  if (problems.length) throw new Error(`Forms: ${problems.join('; ')}`)
}
