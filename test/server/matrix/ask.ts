import type { Call } from '../../../server/api/call'
import type { App } from '../../../server/app'
import { call, type TestActor } from '../../kit/actors'
import type { Someone } from './actors'
import type { Written } from './dry-run'
import { mayWrite, nameOf } from './generic'
import { absent, absentId, type Ids, type MatrixRow, type Outcome, resolve } from './row'
import { canary } from './world'

export type World = 'own' | 'other' | 'absent'
export type Worlds = Readonly<Record<World, Ids>>

const queryOf = (query: unknown) => {
  const text = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, string>).map(([name, value]) => [name, String(value)]),
  )
  return `${text}` && `?${text}`
}

/** Asks a call for the rows of a tenant. */
export function ask(app: App, one: Call, line: MatrixRow, tenant: Ids, actor?: Pick<TestActor, 'token'>) {
  const at = resolve(line.at, tenant) as Record<string, unknown> | undefined
  const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => String(at?.[name] ?? absentId))
  const body = one.method === 'GET' ? undefined : (resolve(line.body, tenant) ?? {})
  return call(app, one.method, path + queryOf(resolve(line.query, tenant)), { token: actor?.token, body })
}

/** What a row answers somebody. */
export function expected(
  one: Call,
  line: MatrixRow,
  someone: Someone,
  world: World,
): Outcome | 'rules' | 'err403' {
  if (one.access !== 'public' && !someone.held.has(one.access)) return 'err403'
  if (line.needs && !line.needs.some((name) => someone.held.has(name))) return 'refused'
  // Ids that are nowhere are refused at the door, before anybody's type is asked.
  const atDoor = world === 'absent' && line.other === 'invalid' ? 'invalid' : 'refused'
  if (line.types && !line.types.includes(someone.type)) return atDoor
  if (!mayWrite(nameOf(one), someone) && line.own !== 'rules') return 'refused'
  if (line.free?.includes(someone.type)) return 'rules'
  if (world === 'absent') return line.absent ?? line.other ?? 'refused'
  const reaches = world === 'own' || someone.seesAll || (someone.type === 1 && line.byService === false)
  return reaches ? (line.own ?? 'reached') : (line.other ?? 'refused')
}

const refusals = [403, 404]
const unreached = [401, 403, 404, 405]

const meets = (status: number, outcome: Outcome | 'rules' | 'err403'): boolean => {
  if (outcome === 'refused') return refusals.includes(status)
  if (outcome === 'invalid') return status === 422 || refusals.includes(status)
  if (outcome === 'empty') return status === 200 || refusals.includes(status)
  if (outcome === 'reached') return status < 500 && !unreached.includes(status)
  return outcome === 'err403' ? status === 403 : status < 500
}

/** Says what is wrong with an answer; nothing when it is as expected. */
export async function breachOf(
  app: App,
  asked: { one: Call; line: MatrixRow; someone: Someone; world: World; worlds: Worlds; written: Written },
): Promise<string | undefined> {
  const { one, line, someone, world, worlds, written } = asked
  const outcome = expected(one, line, someone, world)
  const { result, rows } = await written.during(() => ask(app, one, line, worlds[world], someone.actor))
  const { status, body, headers } = result
  const name = `${someone.name} ${nameOf(one)} (${world})`
  if (!meets(status, outcome))
    return `${name}: ${status} ${JSON.stringify(body)?.slice(0, 90)}, expected ${outcome}`
  if (outcome === 'err403' && body?.type !== 'err403') return `${name}: ${body?.type}, expected err403`
  if (status >= 400 && rows) return `${name}: refused, yet ${rows} rows were written`
  const shown = JSON.stringify(body ?? null) + JSON.stringify(headers)
  if (someone.type !== 1 && line.other !== 'reached' && shown.includes(canary('autrui')))
    return `${name}: shows another tenant's rows`
  return undefined
}

export const worldsOf = (own: Ids, other: Ids): Worlds => ({ own, other, absent })
