import type { Registry } from '../../resources/registry'
import { isImportable } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import { type Actor, may } from './actor'

/** Whether the actor may read rows of a resource at all. */
export const canRead = (resource: AnyResource, actor: Actor): boolean =>
  !resource.refusal && [resource.access.view, resource.access.read].flat().some((one) => may(actor, one))

/** The resources that take comments and that the actor may read, by name. */
export const commentedNames = ({ all }: Pick<Registry, 'all'>, actor: Actor): string[] =>
  all.filter((one) => one.comments && canRead(one, actor)).map(({ name }) => name)

/** Whether the actor may change rows of a list by a file. */
export const isImportableBy = (resource: AnyResource, actor: Actor): boolean =>
  isImportable(resource) && (may(actor, resource.access.create) || may(actor, resource.access.update))

/** The lists that the actor sees and may import into, by name. */
export const importedNames = ({ all }: Pick<Registry, 'all'>, actor: Actor): string[] =>
  all.filter((one) => may(actor, one.access.view) && isImportableBy(one, actor)).map(({ name }) => name)

/** Of rows that each name a list: the field that does, and those whose rows the actor is told. */
export function listsTold(
  registry: Pick<Registry, 'all'>,
  { about, into }: Pick<AnyResource, 'about' | 'into'>,
  actor: Actor,
): { field: string; names: string[] } | undefined {
  if (about) return { field: about.list, names: commentedNames(registry, actor) }
  return into === undefined ? undefined : { field: into, names: importedNames(registry, actor) }
}

/** Whether the actor may filter and sort by the fields of what a field refers to: what is embedded is read with its row. */
export const canReadAcross = (field: Field, target: AnyResource, actor: Actor): boolean =>
  field.kind === 'embed' || canRead(target, actor)

/** Whether the actor may read a field: the one answer for selecting, filtering, sorting, exporting, importing and history. */
export function canReadField(resource: AnyResource, name: string, actor: Actor): boolean {
  const field = resource.fields[name]
  if (!field || field.secret) return false
  const needed = resource.fieldAccess?.[name]?.read
  return needed === undefined || may(actor, needed)
}

/** Whether the actor may change a field. */
export function canWriteField(resource: AnyResource, name: string, actor: Actor): boolean {
  const needed = resource.fieldAccess?.[name]?.write
  return canReadField(resource, name, actor) && (needed === undefined || may(actor, needed))
}

/** The fields that the actor may read, in declared order. */
export const readableFields = (resource: AnyResource, actor: Actor): [string, Field][] =>
  Object.entries(resource.fields).filter(([name]) => canReadField(resource, name, actor))
