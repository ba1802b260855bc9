import { type Problem, problemLine } from './problem'
import { fitsCell, formOf, listColumns, namesIn } from './schema/derive'
import { type AnyResource, systemFields } from './schema/resource'

type ByName = ReadonlyMap<string, AnyResource>

/** Names inside one declaration that must be fields of it. */
function inOwnNames(resource: AnyResource): Problem[] {
  const fields = [...Object.keys(resource.fields), ...systemFields]
  const lost = (what: string, names: readonly string[]): Problem[] =>
    names.filter((name) => !fields.includes(name)).map((name): Problem => [what, name, fields])
  const { unique = [], indexes = [], list, mergeable } = resource
  return [
    ...lost(
      'is in the form, and is no field',
      Object.values(formOf(resource)).flatMap((items) => items.flatMap(namesIn)),
    ),
    ...lost(
      'is a column of the list, and is no field',
      listColumns(resource).filter((name) => !name.includes('.')),
    ),
    ...lost(
      'is filtered by a search of the list, and is no field',
      (list?.searches ?? []).flatMap(({ filters }) => Object.keys(filters)),
    ),
    ...lost('tells doubles, and is no field', mergeable?.alike.flat() ?? []),
    ...lost('is in an index, and is no field', [...unique.flatMap((key) => key.fields), ...indexes.flat()]),
    ...(list?.edits ?? [])
      .filter((name) => !fitsCell(resource.fields[name]))
      .map((name): Problem => ['is not to be typed in a list: leave it out of « edits »', name]),
  ]
}

/** What a child list points back with, and the columns of a view, must exist on the other side. */
function inOthers(resource: AnyResource, byName: ByName): Problem[] {
  const table = resource.table ? byName.get(resource.table) : resource
  const { locked } = resource
  const through = locked && 'through' in locked && resource.fields[locked.through]?.to
  return [
    ...Object.values(resource.fields)
      .filter(({ to }) => to && !byName.has(to))
      .map(({ to }): Problem => ['is no resource to point to', to ?? '', byName.keys()]),
    ...Object.values(resource.fields)
      .filter(
        ({ kind, to, by }) =>
          kind === 'children' && byName.has(to ?? '') && !byName.get(to ?? '')?.fields[by ?? ''],
      )
      .map(
        ({ to, by }): Problem => [
          `is no field of ${to} that points back`,
          by ?? '',
          Object.keys(byName.get(to ?? '')?.fields ?? {}),
        ],
      ),
    ...(resource.table && !table
      ? [['is no resource to be a view of', resource.table, byName.keys()] as Problem]
      : []),
    ...(table ? Object.keys(resource.fields) : [])
      .filter((name) => !table?.fields[name])
      .map(
        (name): Problem => [
          `is no column of ${resource.table}, of which this is a view`,
          name,
          Object.keys(table?.fields ?? {}),
        ],
      ),
    ...(resource.agreements ?? [])
      .filter(({ of }) => byName.get(resource.fields[of]?.to ?? '')?.table)
      .map(({ of }): Problem => ['agrees with a view: agree with its table', of]),
    ...(through && byName.has(through) && !byName.get(through)?.locked
      ? [[`is never locked: declare « locked » of ${through}, or leave « through » out`, through] as Problem]
      : []),
  ]
}

/** Every reference, column and form entry that names nothing, one a line. */
export function registryProblems(all: readonly AnyResource[]): string[] {
  const byName = new Map(all.map((resource) => [resource.name, resource]))
  const named = all.flatMap((resource) =>
    [...inOwnNames(resource), ...inOthers(resource, byName)].map((problem) => problemLine(resource, problem)),
  )
  const again = all.filter((resource) => byName.get(resource.name) !== resource)
  const unkept = byName.has('comment') ? [] : all.filter(({ comments }) => comments)
  return [
    ...named,
    ...unkept.map((one) => problemLine(one, ['takes comments: add the resources of comments', one.name])),
    ...again.map((one) => problemLine(one, ['is the name of two resources: rename one', one.name])),
  ]
}
