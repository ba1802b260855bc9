import type { Registry } from '../../../resources/registry'
import { formOf, namesIn } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource, FormItem } from '../../../resources/schema/resource'

/** A tab of a form: its title, its place in the address, what it holds. */
export interface FormTab {
  title: string
  name: string
  items: readonly FormItem[]
  names: readonly string[]
}

/** « Pages publiques » → `pages-publiques`. */
export const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The tabs of a resource's form, without those that hold nothing this person may read. */
export function tabsOf(resource: AnyResource): FormTab[] {
  return Object.entries(formOf(resource))
    .map(([title, items]) => ({
      title,
      name: slug(title),
      items,
      names: items.flatMap(namesIn).filter((name) => resource.fields[name]),
    }))
    .filter(({ names }) => names.length > 0)
}

/** The fields shown in a resource's form, in order. */
export const formNames = (resource: AnyResource): string[] => tabsOf(resource).flatMap(({ names }) => names)

/** The fields of a row that point to an owner: other resources may have rows of the same kind. */
function ownerFields(registry: Registry, { name }: AnyResource): Set<string | undefined> {
  const lists = registry.all.flatMap(({ fields }) => Object.values(fields))
  return new Set(lists.filter(({ kind, to }) => kind === 'children' && to === name).map(({ by }) => by))
}

/** The fields edited in a row of a child list or in an embedded row: neither its owner nor its order. */
export function innerNames(registry: Registry, resource: AnyResource): string[] {
  const owners = ownerFields(registry, resource)
  return formNames(resource).filter((name) => !owners.has(name) && name !== 'position')
}

/** Whether a form may write a field at all, rights aside. */
export const isWritten = ({ kind, readonly, secret }: Field): boolean =>
  !readonly && !secret && kind !== 'computed' && kind !== 'virtual'
