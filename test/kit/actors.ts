import { defaultProfiles } from '../../resources/accounts/default-rights'
import type { ProfileCode } from '../../resources/accounts/permission'
import { hashPassword } from '../../server/accounts/password-hash'
import type { App } from '../../server/app'
import type { TestApp } from './open-app'

type Row = Record<string, unknown>

/** An answer of the API. */
export interface Answer<T = Row> {
  status: number
  body: T
  headers: Record<string, unknown>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Calls the API; without a token nobody asks. */
export async function call<T = Row>(
  app: App,
  method: Method,
  path: string,
  { token, body, address, key }: { token?: string; body?: unknown; address?: string; key?: string } = {},
): Promise<Answer<T>> {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: address ?? '127.0.0.1',
    headers: { ...(token ? { authorization: token } : {}), ...(key ? { 'idempotency-key': key } : {}) },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const text = answer.body
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    body: (text && isJson ? JSON.parse(text) : undefined) as T,
    headers: answer.headers,
  }
}

/** Somebody signed in, who calls the API. */
export interface TestActor {
  id: number
  token: string
  refreshToken: string
  user: Row
  get: <T = Row>(path: string) => Promise<Answer<T>>
  /** With a key, the same request is answered once. */
  post: <T = Row>(path: string, body?: unknown, key?: string) => Promise<Answer<T>>
  put: <T = Row>(path: string, body?: unknown) => Promise<Answer<T>>
  delete: <T = Row>(path: string) => Promise<Answer<T>>
}

/** Makes an actor of what login, refresh or impersonation answered. */
export function actorOf(app: App, answer: Row): TestActor {
  const { token, refresh_token, ...user } = answer as Row & { token: string; refresh_token: string }
  const send =
    (method: Method) =>
    <T = Row>(path: string, body?: unknown, key?: string) =>
      call<T>(app, method, path, { token, body, key })
  return {
    id: Number(user.id),
    token,
    refreshToken: refresh_token,
    user,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
  }
}

/** Password of every demonstration account and of every person made by the tests. */
export const testPassword = 'Portail2026!'

/** Signs in with an e-mail; throws when refused. */
export async function signIn(app: App, email: string, password = testPassword): Promise<TestActor> {
  const answer = await call(app, 'POST', '/auth/login', { body: { email, password } })
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer.body)}`)
  return actorOf(app, answer.body)
}

let knownHash: Promise<string> | undefined

export interface Person {
  email: string
  /** One of the 14 default profiles. */
  profile: ProfileCode
  first_name?: string
  last_name?: string
  adherents?: readonly number[]
  groups?: readonly number[]
  suppliers?: readonly number[]
  companies?: readonly number[]
  status_id?: number
  validator_one?: number
  validator_two?: number
}

const links = {
  adherents: 'adherent',
  groups: 'groupAdherent',
  suppliers: 'supplier',
  companies: 'company',
} as const

/** The label by which a default profile is found. */
export const profileLabel = (code: ProfileCode): string =>
  defaultProfiles.find((profile) => profile.code === code)?.label ?? code

/** Makes a person with a default profile straight in the database; answers its id. */
export async function addPerson({ context }: TestApp, person: Person): Promise<number> {
  knownHash ??= hashPassword(testPassword)
  const hash = await knownHash
  return context.db.system('seed', async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into "user" (email, first_name, last_name, profile_id, status_id, password_hash, password_changed_at, validator_one, validator_two)
       values ($1, $2, $3, (select id from profile where label = $4 and "deletedAt" is null), $5, $6, $7, $8, $9) returning id`,
      [
        person.email,
        person.first_name ?? 'Prénom',
        person.last_name ?? 'Nom',
        profileLabel(person.profile),
        person.status_id ?? 1,
        hash,
        context.now(),
        person.validator_one ?? null,
        person.validator_two ?? null,
      ],
    )
    const id = row?.id ?? 0
    for (const [list, name] of Object.entries(links)) {
      const ids = person[list as keyof typeof links] ?? []
      const column = `${name.toLowerCase()}_id`
      for (const other of ids)
        await tx.query(`insert into "user_${name}_ids" (user_id, "${column}") values ($1, $2)`, [id, other])
    }
    return id
  })
}
