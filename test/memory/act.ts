import { apiTexts } from '../../i18n/fr/actions'
import { isOffered, setBy } from '../../resources/schema/action'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError } from '../../server/api/error'
import { checkValues } from '../../server/api/values'
import type { Memory } from './rows'
import { now, rowOf, wholeRow } from './writes'

type Body = Readonly<Record<string, unknown>>

/** A declared action on a row: its guard, its input, then what it writes; a body that the server has for it is not run. */
export function act(memory: Memory, resource: AnyResource, id: number, body: Body) {
  const row = rowOf(memory, resource, id)
  const action = Object.values(resource.actions ?? {}).find(({ send = {} }) =>
    Object.entries(send).every(([name, value]) => body[name] === value),
  )
  if (!action) throw new ApiError('err404')
  if (!isOffered(action, row))
    throw new ApiError('err409', { display: apiTexts.not({ action: action.label }) })
  const { input = {}, move } = action
  const told = checkValues(
    input,
    Object.fromEntries(Object.entries(body).filter(([name]) => input[name])),
    'body',
  )
  const written = Object.entries({
    ...told,
    ...setBy(action, parisDay(new Date(now()))),
    ...(move && { [move.field]: move.to }),
  })
  const own = written.filter(([name]) => resource.fields[name])
  const marks = { lock_version: Number(row.lock_version) + 1, updatedAt: now() }
  Object.assign(row, Object.fromEntries(own), marks)
  return wholeRow(memory, resource, row)
}
