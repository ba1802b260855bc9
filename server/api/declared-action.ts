import { apiTexts } from '../../i18n/fr/actions'
import { type Action, isOffered, setBy } from '../../resources/schema/action'
import { f } from '../../resources/schema/f'
import type { Fields } from '../../resources/schema/field'
import { parisDay } from '../../resources/schema/paris-time'
import { asked } from '../../resources/schema/pick'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { ApiError, invalid } from './error'
import { lockRow } from './lock-row'
import { pastLock } from './past-lock'
import { rowSchema } from './schemas'
import { warningOfChange } from './strikes'
import { checkValues } from './values'
import { type Work, workOf } from './work'
import { updateRow } from './write'

/** What the body of a declared action is given: the row, locked, and what was told in its dialog. */
export interface Acting {
  work: Work
  row: UnknownRow
  told: UnknownRow
}

/** The body of a declared action: refuses, or answers what it writes beside what the action says itself. Without one it is what was told. */
export type ActionWork = (acting: Acting) => Promise<UnknownRow | undefined>

type Works = Readonly<Record<string, ActionWork | undefined>>

const isSent = ({ send = {} }: Action, body: UnknownRow): boolean =>
  Object.entries(send).every(([name, value]) => body[name] === value)

/** Why an action is refused: where the row stands, in French. */
export function notOffered(resource: AnyResource, action: Action, row: UnknownRow): ApiError {
  const { options = {} } = resource.fields[action.move?.field ?? ''] ?? {}
  const state = options[String(row[action.move?.field ?? ''])]
  return new ApiError('err409', {
    display: state ? apiTexts.notIn({ action: action.label, state }) : apiTexts.not({ action: action.label }),
  })
}

/** The body of a call: what its actions ask, and what tells them apart. */
function bodyOf(resource: AnyResource, actions: readonly Action[]): Fields {
  const marks = actions.flatMap(({ send = {} }) => Object.keys(send))
  const told = marks.flatMap((name) => {
    const field = resource.fields[name]
    return field ? [[name, asked(field, { required: true })] as const] : []
  })
  const [only, ...others] = actions
  const inputs = others.length
    ? actions.flatMap(({ input = {} }) => Object.entries(input))
    : Object.entries(only?.input ?? {})
  return Object.fromEntries([
    ...told,
    ...inputs.map(([name, field]) => [name, others.length ? { ...field, required: false } : field] as const),
  ])
}

/**
 * The call behind the declared actions that name it: the row is locked, held against what the action asks (its guard, the states
 * that it leads from), its input checked, then its `work` done; what it answers
 * is held against the declaration as any change is, and written with the new state and its history.
 */
export function actionCall(
  resource: AnyResource,
  call: Action['call'],
  { summary, works = {} }: { summary: string; works?: Works },
): Call {
  const named = Object.entries(resource.actions ?? {}).filter(([, action]) => action.call === call)
  const actions = named.map(([, action]) => action)
  const permission = actions[0]?.permission ?? 'serverOnly'
  const params = { id: f.int({ label: resource.label[0], required: true, min: 1 }) }
  const shape = {
    ...{ summary, tag: resource.label[1], params },
    body: bodyOf(resource, actions),
    answer: rowSchema(resource),
  }
  return defineCall(call, permission, {
    shape,
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = pastLock(workOf(context.db, tx, context.now()), 'action')
        const row = await lockRow(work, resource, id)
        const [name, action] = named.find(([, one]) => isSent(one, body)) ?? []
        if (!name || !action)
          throw invalid(Object.keys(body).map((one) => ({ name: one, message: apiTexts.none })))
        if (!isOffered(action, row)) throw notOffered(resource, action, row)
        const told = checkValues(action.input ?? {}, inputOf(action, body), 'body')
        const write = () => act(context, { work, resource, action, name, row, told, works })
        return warningOfChange(context, work, { resource, id, write })
      }),
  })
}

interface Acted extends Acting {
  resource: AnyResource
  action: Action
  name: string
  works: Works
}

/** Does an action whose input is sound, and writes what it says by the resource's own writer. */
async function act(
  { writers }: Pick<Context, 'writers'>,
  { work, resource, action, name, row, told, works }: Acted,
): Promise<UnknownRow> {
  const id = Number(row.id)
  const said = works[name] ? await works[name]({ work, row, told }) : told
  const written = { ...setBy(action, parisDay(work.now)), ...said }
  const moved = action.move?.to && { [action.move.field]: action.move.to }
  const isGiven = (field: string) => resource.fields[field]?.readonly !== true
  const part = (given: boolean) =>
    Object.fromEntries(Object.entries(written).filter(([field]) => isGiven(field) === given))
  const [given, extra] = [part(true), { ...part(false), ...moved }]
  const writer = writers?.[resource.name]?.update
  if (!writer) return updateRow(work, resource, { id, input: given, trusted: true, extra })
  const kept = await writer(work, resource, { id, input: { ...given, lock_version: row.lock_version } })
  return Object.keys(extra).length ? updateRow(work, resource, { id, input: {}, trusted: true, extra }) : kept
}

const inputOf = ({ input = {} }: Action, body: UnknownRow): UnknownRow =>
  Object.fromEntries(Object.entries(body).filter(([name]) => input[name] !== undefined))

/** The calls of the declared actions that say themselves what they do; one that a domain writes stands before. */
export function actionCalls(resource: AnyResource): Call[] {
  const own = Object.values(resource.actions ?? {}).filter(({ set, move, input }) => set || move || input)
  return [...new Set(own.map(({ call }) => call))].map((call) =>
    actionCall(resource, call, { summary: own.find((one) => one.call === call)?.label ?? '' }),
  )
}
