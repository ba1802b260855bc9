import SCIMMY from 'scimmy'
import { lookup } from '../../resources/schema/lookup'
import { createGroup, getGroup, listGroups, removeGroup, updateGroup } from './scim-groups'
import { plainPatch } from './scim-plain-patch'
import { notThere, ScimRefusal } from './scim-refusal'
import { type Directory, findUser, idOf, listUsers } from './scim-scope'
import { type Said, saidGroup, saidUser, shownGroup, shownUser, text } from './scim-shapes'
import { createUser, removeUser, updateUser } from './scim-users'

/** The library of SCIM 2.0 stands behind this file alone: what it knows is schemas, filters, patches and answers; rows are ours. */

interface Asked {
  id?: string | undefined
  filter?: { match: (values: object[]) => object[] } | undefined
}

/** A request's own failure: the library would tell it as a row that is not there. */
interface Carrying {
  directory: Directory
  failure?: unknown
}

/** Runs a handler so that its own failure comes back as itself. */
const own =
  <A extends unknown[], T>(run: (directory: Directory, ...given: A) => Promise<T>) =>
  async (carrying: Carrying, ...given: A): Promise<T> => {
    try {
      return await run(carrying.directory, ...given)
    } catch (error) {
      carrying.failure = error
      throw error
    }
  }

const found = <T>({ filter }: Asked, rows: T[]): T[] =>
  filter ? (filter.match(rows as object[]) as T[]) : rows

const readUsers = own(async (directory, asked: Asked) => {
  if (asked.id === undefined) return found(asked, (await listUsers(directory)).map(shownUser))
  const row = await findUser(directory, idOf(asked.id))
  if (!row) throw notThere(asked.id)
  return shownUser(row)
})
const writeUser = own(async (directory, { id }: Asked, said: Said) => {
  const user = saidUser(said)
  return shownUser(
    await (id === undefined ? createUser(directory, user) : updateUser(directory, idOf(id), user)),
  )
})
const dropUser = own((directory, { id }: Asked) => removeUser(directory, idOf(id)))

const readGroups = own(async (directory, asked: Asked) =>
  asked.id === undefined
    ? found(asked, (await listGroups(directory)).map(shownGroup))
    : shownGroup(await getGroup(directory, idOf(asked.id))),
)
const writeGroup = own(async (directory, { id }: Asked, said: Said) => {
  const group = saidGroup(said)
  if (!group.name) throw new ScimRefusal(400, 'invalidValue', 'displayName is required')
  return shownGroup(
    await (id === undefined ? createGroup(directory, group) : updateGroup(directory, idOf(id), group)),
  )
})
const dropGroup = own((directory, { id }: Asked) => removeGroup(directory, idOf(id)))

SCIMMY.Config.set({
  patch: true,
  filter: { supported: true, maxResults: 200 },
  bulk: false,
  sort: true,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token of the organisation',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
    },
  ],
})
SCIMMY.Resources.declare(SCIMMY.Resources.User.extend(SCIMMY.Schemas.EnterpriseUser, false))
  .ingress((asked, said, carrying) => writeUser(carrying, asked, { ...said }))
  .egress((asked, carrying) => readUsers(carrying, asked))
  .degress((asked, carrying) => dropUser(carrying, asked))
SCIMMY.Resources.declare(SCIMMY.Resources.Group)
  .ingress((asked, said, carrying) => writeGroup(carrying, asked, { ...said }))
  .egress((asked, carrying) => readGroups(carrying, asked))
  .degress((asked, carrying) => dropGroup(carrying, asked))

const basePath = '/scim/v2'
const { User, Group, Schema, ResourceType, ServiceProviderConfig } = SCIMMY.Resources
for (const one of [User, Group, Schema, ResourceType, ServiceProviderConfig]) one.basepath(basePath)

/** A request of the protocol. */
export interface ScimRequest {
  method: string
  kind: string
  id: string | undefined
  query: Record<string, unknown>
  body: unknown
}

export interface ScimAnswer {
  status: number
  body: object | undefined
}

/** A resource of the library, whichever it is. */
interface ScimEntry {
  read: (carrying: Carrying) => Promise<object>
  write: (said: object, carrying: Carrying) => Promise<object>
  patch: (message: object, carrying: Carrying) => Promise<object | undefined>
  dispose: (carrying: Carrying) => Promise<void>
}

const kinds = lookup({
  Users: SCIMMY.Resources.User,
  Groups: SCIMMY.Resources.Group,
  Schemas: SCIMMY.Resources.Schema,
  ResourceTypes: SCIMMY.Resources.ResourceType,
  ServiceProviderConfig: SCIMMY.Resources.ServiceProviderConfig,
} as const)

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name)
const isRead = (name: string) => !['Users', 'Groups'].includes(name)

/** A number of the query, within what is answered at once. */
const numberOf = (value: unknown, { fallback, most }: { fallback: number; most: number }): number =>
  /^\d{1,9}$/.test(text(value)) ? Math.min(Number(value), most) : fallback

/**
 * The query in the library's own types. Addresses are kept in small letters, and are compared without regard to capitals
 * (RFC 7643 §4.1.1).
 */
const plainQuery = (query: Record<string, unknown>): Record<string, unknown> => ({
  ...query,
  startIndex: numberOf(query.startIndex, { fallback: 1, most: 1_000_000 }),
  count: numberOf(query.count, { fallback: 100, most: 200 }),
  ...(typeof query.filter === 'string'
    ? {
        filter: query.filter.replace(
          /\b(userName|emails(?:\.value|\[[^\]]*\]\.value)?)(\s+\w\w\s+)("[^"]*")/gi,
          (_all, name: string, operator: string, value: string) => name + operator + value.toLowerCase(),
        ),
      }
    : {}),
})

async function perform(
  { method, kind, id, query, body }: ScimRequest,
  carrying: Carrying,
): Promise<ScimAnswer> {
  if (!isKind(kind)) throw notThere(kind)
  const isChange = method !== 'GET'
  if (isChange && isRead(kind)) throw new ScimRefusal(405, undefined, 'Only read')
  const asked = isRead(kind) ? {} : id === undefined ? plainQuery(query) : query
  const resource: ScimEntry = Reflect.construct(kinds[kind], id === undefined ? [asked] : [id, asked])
  if (!isChange) return { status: 200, body: await resource.read(carrying) }
  if (method === 'POST' && id === undefined)
    return { status: 201, body: await resource.write(Object(body), carrying) }
  if (id === undefined || method === 'POST') throw new ScimRefusal(405, undefined, 'Not allowed here')
  if (method === 'PUT') return { status: 200, body: await resource.write(Object(body), carrying) }
  if (method === 'DELETE') {
    await resource.dispose(carrying)
    return { status: 204, body: undefined }
  }
  // A patch that changes nothing answers the row as it stands.
  const changed = await resource.patch(plainPatch(body), carrying)
  return { status: 200, body: changed ?? (await resource.read(carrying)) }
}

/** What is answered to a refusal; undefined where something failed that the directory has no part in. */
export function scimRefusal(error: unknown): ScimAnswer | undefined {
  const isOwn = error instanceof ScimRefusal || error instanceof SCIMMY.Types.Error
  if (!isOwn) return undefined
  const status = Number(error.status)
  const scimType = Reflect.get(error, 'scimType')
  return {
    status,
    body: {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(scimType ? { scimType } : {}),
      detail: error.message,
    },
  }
}

/** Does what a directory asks, as the protocol answers it; throws what failed, its refusals included. */
export async function performScim(request: ScimRequest, directory: Directory): Promise<ScimAnswer> {
  const carrying: Carrying = { directory }
  try {
    return await perform(request, carrying)
  } catch (error) {
    throw carrying.failure ?? error
  }
}
