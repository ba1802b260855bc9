import { defaultProfiles } from '../../../resources/accounts/default-rights'
import type { ProfileCode } from '../../../resources/accounts/permission'
import { addPerson, actorOf as fromAnswer, signIn, type TestActor } from '../../kit/actors'
import type { TestApp } from '../../kit/open-app'
import type { Ids } from './row'

/** Somebody of a default profile whose perimeter is the tenant « own ». */
export interface Someone {
  name: string
  actor: TestActor
  /** 1 back office, 2 supplier, 3 adherent. */
  type: 1 | 2 | 3
  /** Back office without services of its own. */
  seesAll: boolean
  /** Permissions held, with `signedIn`. */
  held: ReadonlySet<string>
}

/** Back office people that are not limited to a service. */
const unlimited: readonly ProfileCode[] = ['SA', 'AD']

const perimeterOf = (type: 1 | 2 | 3, code: ProfileCode, own: Ids) => {
  if (type === 2) return { suppliers: [own.supplier ?? 0] }
  if (type === 3) return { adherents: [own.adherent ?? 0] }
  return unlimited.includes(code) ? {} : { companies: [own.company ?? 0] }
}

async function known(name: string, actor: TestActor, code: ProfileCode, type: 1 | 2 | 3): Promise<Someone> {
  const { body } = await actor.get<Record<string, boolean>>('/auth/permissions')
  const held = new Set([
    'signedIn',
    ...(type === 2 ? ['supplier'] : []),
    ...Object.keys(body).filter((one) => body[one]),
  ])
  return { name, actor, type, seesAll: type === 1 && unlimited.includes(code), held }
}

/** Each default profile signed in, and a cook as whom an administrator acts. */
export async function everybody(on: TestApp, own: Ids): Promise<Someone[]> {
  const people: Someone[] = []
  for (const { code, profileTypeId: type } of defaultProfiles) {
    const email = `${code.toLowerCase()}@matrix.example`
    await addPerson(on, { email, profile: code, ...perimeterOf(type, code, own) })
    people.push(await known(code, await signIn(on.app, email), code, type))
  }
  const [admin, cook] = [people.find(({ name }) => name === 'SA'), people.find(({ name }) => name === 'CH')]
  const { body } = await (admin as Someone).actor.post('/auth/impersonate', { id: cook?.actor.id })
  people.push(await known('SA acting as CH', fromAnswer(on.app, body), 'CH', 3))
  return people
}
