import { fillPath } from '../../../providers/write-calls'
import type { Action } from '../../../resources/schema/action'
import { callOf } from '../../../resources/schema/calls'
import { holds } from '../../../resources/schema/predicate'
import type { AnyResource } from '../../../resources/schema/resource'
import { useAllowed, useEngine } from '../../fields/engine'
import type { Row } from '../form/form-scope'

/** The declared actions that this person may do; of a given row, those that are offered for it. */
export function useActions(resource: AnyResource, record?: Row): readonly Action[] {
  const isAllowed = useAllowed()
  return Object.values(resource.actions ?? {}).filter(
    (one) => isAllowed(one.permission) && (!record || !one.if || holds(one.if, record)),
  )
}

/** Makes the call of an action on a row; refusals are the caller's to tell. */
export function useCallAction() {
  const { http } = useEngine()
  return ({ call }: Action, record: Row): Promise<unknown> => {
    const { method, path } = callOf(call)
    const address = fillPath(path, record)
    return method === 'PUT'
      ? http.put(address, undefined, { quiet: true })
      : http.post(address, undefined, { quiet: true })
  }
}
