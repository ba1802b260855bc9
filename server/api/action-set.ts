import { type Action, isOffered, lacking, setBy } from '../../resources/schema/action'
import { f } from '../../resources/schema/f'
import type { Fields, Values } from '../../resources/schema/field'
import type { Answer, Patch, Row } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Acting, AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Actor, may } from '../database/actor'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { notOffered } from './declared-action'
import { ApiError } from './error'
import { lockKept } from './lock-row'
import { repo } from './repo'
import type { Writing } from './row-writer'
import { type Work, workOf } from './work'

type ActionsOf<R> = R extends Acting<infer A> ? NonNullable<A> : never
type InputOf<A> = A extends { readonly input: infer I extends Fields } ? Values<I> : Record<never, never>

/** What the effect of an action is given: where it writes, the row, locked, and what its dialog asked. */
export interface Effecting<R extends AnyResource, I = Record<never, never>> {
  context: Context
  on: Writing
  row: Row<R>
  input: I
}

/** Does what an action is about; answers what it writes besides, or, of one with `answers`, these. */
type Effect<R extends AnyResource, A> = (
  given: Effecting<R, InputOf<A>>,
) => Promise<A extends { readonly answers: infer F extends Fields } ? Answer<F> : Patch<R> | undefined>

/** What follows in the same transaction once the row is written: mails, notifications, each an outbox. */
type After<R extends AnyResource, N> = (done: Omit<Effecting<R>, 'input'> & { action: N }) => Promise<void>

interface Told<R extends AnyResource, P extends Fields> {
  /** The page of a row, which each action answers that says no `answers`. */
  answers: P
  read: (work: Work, id: number) => Promise<Answer<P>>
  effects: { readonly [K in keyof ActionsOf<R>]: Effect<R, ActionsOf<R>[K]> | null }
  after?: readonly After<R, keyof ActionsOf<R>>[]
}

interface Asking<N> {
  name: N
  id: number
  input?: UnknownRow
}

/** The declared actions of a resource: their calls, and the one way in which anybody – person, clock, link – does them. */
export interface ActionSet<N> {
  calls: Call[]
  /** Locks the row; refuses by its state (409), a lacking permission (403) or its effect; writes, tells, follows. */
  run: (context: Context, on: Writing, asked: Asking<N>) => Promise<unknown>
}

async function tellEvent(
  { tx, actor, now }: Writing,
  { model }: AnyResource,
  { id, event, payload }: { id: number; event: string; payload: object },
): Promise<void> {
  await tx.query('select record_events($1, $2, $3, $4, $5, $6, $7)', [
    ...[model, id, [event], [JSON.stringify(payload)]],
    ...[actor.userId, actor.impersonatorId ?? null, now],
  ])
}

const isActor = (by: object): by is Actor => 'permissions' in by

function refuse(resource: AnyResource, action: Action, { row, on }: { row: UnknownRow; on: Writing }): void {
  if (!isOffered(action, row)) throw notOffered(resource, action, row)
  const { actor } = on
  const need = isActor(actor) ? lacking(action, row, (one) => may(actor, one)) : undefined
  if (need) throw new ApiError('err403', { display: need.refusal })
}

/**
 * Serves the declared actions of a resource, each by its effect (`null`: it writes its state alone). A name that is missing or
 * unknown does not compile. Everything is done in the caller's transaction.
 */
export function serveActions<R extends AnyResource, const P extends Fields>(
  resource: R,
  { answers, read, effects, after = [] }: Told<R, P>,
): ActionSet<keyof ActionsOf<R> & string> {
  type Name = keyof ActionsOf<R> & string
  const actions: Readonly<Record<string, Action>> = resource.actions ?? {}
  const effectOf = (name: Name) =>
    effects[name] as ((given: Effecting<R>) => Promise<UnknownRow | undefined>) | null

  async function run(context: Context, on: Writing, { name, id, input = {} }: Asking<Name>) {
    const action = actions[name]
    if (!action) throw new Error(`${resource.name} has no action ${name}`)
    const row = await lockKept(on.tx, resource, id)
    refuse(resource, action, { row, on })
    const told = await effectOf(name)?.({ context, on, row: row as Row<R>, input })
    const { field = '', to } = action.move ?? {}
    const own = action.answers ? {} : told
    const values = { ...setBy(action, parisDay(on.now)), ...own, ...(to && { [field]: to }) }
    if (Object.keys(values).length) await repo<AnyResource>(on, resource).update(id, values)
    if (to) await tellEvent(on, resource, { id, event: name, payload: { from: row[field], to } })
    const present = { ...row, ...values } as Row<R>
    for (const follow of after) await follow({ action: name, context, on, row: present })
    return action.answers ? told : undefined
  }

  const callFor = (name: Name, { call, label, permission, input, answers: own }: Action): Call =>
    defineCall(call, permission, {
      shape: {
        ...{ summary: label, tag: resource.label[1], body: input, answers: own ?? answers },
        params: { id: f.int({ label: resource.label[0], required: true, min: 1 }) },
      },
      run: ({ context, actor, params: { id }, body }) =>
        context.db.write(actor, async (tx) => {
          const work = workOf(context.db, tx, context.now())
          const answer = await run(context, work, { name, id, input: body })
          return (own ? answer : await read(work, id)) as never
        }),
    })

  const calls = (Object.keys(effects) as Name[]).flatMap((name) => {
    const action = actions[name]
    return action ? [callFor(name, action)] : []
  })
  return { calls, run }
}
