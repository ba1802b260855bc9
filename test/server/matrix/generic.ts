import { resources } from '../../../resources'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Call } from '../../../server/api/call'
import { crudCalls } from '../../../server/api/crud'
import type { Actor } from '../../../server/database/actor'
import { rightOf } from '../../../server/database/policies'
import { policies } from '../../../server/policies'
import type { Someone } from './actors'
import { absentId, type MatrixRow, row } from './row'
import { sharedWith } from './shared-with'
import { isOwned } from './world'

type Verb = 'create' | 'update' | 'remove' | 'one' | 'list'

export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  `${method} ${path.replace(/\/$/, '')}`

const verbOf = ({ method, path }: Call): Verb =>
  method === 'POST'
    ? 'create'
    : method === 'PUT'
      ? 'update'
      : method === 'DELETE'
        ? 'remove'
        : path.includes('{id}')
          ? 'one'
          : 'list'

/** The calls that follow from the declarations, by their name. */
export const generic: ReadonlyMap<string, { resource: AnyResource; verb: Verb }> = new Map(
  resources.all.flatMap((resource) =>
    crudCalls(resource).map((call) => [nameOf(call), { resource, verb: verbOf(call) }] as const),
  ),
)

const bodyOf = (resource: AnyResource, verb: Verb): MatrixRow =>
  verb === 'create'
    ? { body: { label: 'Essai' } }
    : verb === 'update'
      ? { body: { id: isOwned(resources, resource) ? row(resource.name) : absentId } }
      : {}

function placesOf(resource: AnyResource, path: string): MatrixRow['at'] {
  const places: Record<string, { of: string }> = {}
  if (path.includes('{id}') && isOwned(resources, resource)) places.id = row(resource.name)
  if (path.includes('{adherentId}')) places.adherentId = row('adherent')
  return places
}

/** What a declared action is told; what it refuses of a row of one's own is tested by its name. */
function acted(resource: AnyResource, name: string): MatrixRow {
  const action = Object.values(resource.actions ?? {}).find(({ call }) => call === name)
  if (!action) return {}
  const told = Object.keys(action.input ?? {}).map((one) => [
    one,
    one.endsWith('_date') ? '2031-01-31' : 'Essai',
  ])
  return { body: { ...action.send, ...Object.fromEntries(told) }, own: 'rules' }
}

/** The one rule of every call that follows from a declaration. */
export function genericRow(name: string): MatrixRow | undefined {
  const found = generic.get(name)
  if (!found) return undefined
  const { resource, verb } = found
  const reading = verb === 'one' || verb === 'list'
  const tied = isOwned(resources, resource)
  return {
    at: placesOf(resource, name),
    ...bodyOf(resource, verb),
    ...(reading ? { needs: [resource.access.view, resource.access.read ?? []].flat() } : {}),
    // Rows of a list that one may import into are shown: which lists these are differs by profile, and is tried by name.
    ...(!tied || verb === 'create' || resource.into !== undefined ? { own: 'rules' } : {}),
    ...(verb === 'list' ? { other: 'empty' } : {}),
    ...((verb === 'one' || verb === 'list') && sharedWith.adherent.includes(resource.name)
      ? { other: 'reached', absent: 'refused' }
      : {}),
    ...(sharedWith.backOffice.includes(resource.name) ? { byService: false } : {}),
    ...acted(resource, name),
    ...(verb === 'create' ? { other: 'invalid' } : {}),
    ...(verb === 'create' && !name.includes('{adherentId}') ? { other: 'reached', absent: 'reached' } : {}),
  }
}

/** Whether somebody's type may write rows of the resource of a call at all. */
export function mayWrite(name: string, { type, seesAll }: Someone): boolean {
  const found = generic.get(name)
  if (!found || found.verb === 'one' || found.verb === 'list') return true
  const actor: Pick<Actor, 'profileTypeId' | 'lists'> = {
    profileTypeId: type,
    lists: { companies: seesAll ? [] : [1] },
  }
  return rightOf(policies, found.resource, { actor: actor as Actor, mode: 'write' }) !== false
}
