import { fold } from '../../../resources/schema/fold'
import type { AnyResource } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'

/** A settings table in the hub; `matches` names the fields that a search was found in. */
export interface HubEntry {
  resource: AnyResource
  label: string
  matches: readonly string[]
}

export interface HubGroup {
  name: string
  title: string
  entries: readonly HubEntry[]
}

const words = (text: string) => fold(text).split(/\s+/).filter(Boolean)

const holdsAll = (text: string, wanted: readonly string[]) =>
  wanted.every((word) => fold(text).includes(word))

/** A table is found by its name or its group first, else by the names of its fields. */
function entryFor(resource: AnyResource, wanted: readonly string[]): HubEntry[] {
  const label = resource.label[1]
  const entry = { resource, label, matches: [] }
  if (holdsAll(`${resource.label.join(' ')} ${sayTitle(resource.group ?? '')} ${resource.name}`, wanted))
    return [entry]
  const matches = Object.values(resource.fields)
    .filter((field) => !field.hidden && !field.secret && holdsAll(field.label, wanted))
    .map((field) => field.label)
  return matches.length ? [{ ...entry, matches }] : []
}

/** The settings tables that one may see, found by a search, in groups; both in alphabetical order. */
export function hubGroups(
  resources: readonly AnyResource[],
  isAllowed: (permission: string) => boolean,
  search = '',
): HubGroup[] {
  const wanted = words(search)
  const groups = new Map<string, HubEntry[]>()
  for (const resource of resources) {
    if (!resource.group || !isAllowed(resource.access.view)) continue
    groups.set(resource.group, [...(groups.get(resource.group) ?? []), ...entryFor(resource, wanted)])
  }
  return [...groups]
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => ({
      name,
      title: sayTitle(name),
      entries: entries.sort((a, b) => a.label.localeCompare(b.label, 'fr')),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'fr'))
}
