import { fillPath } from '../../../providers/write-calls'
import { type Action, isOffered, lacking } from '../../../resources/schema/action'
import { callOf } from '../../../resources/schema/calls'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useAllowed, useEngine } from '../../fields/engine'

/** What was told in the dialog of an action. */
export type Told = Readonly<Record<string, unknown>>

/** The declared actions that this person may do; of a given row, those that are offered for it. */
export function useActions(resource: AnyResource, record?: ReadRow): readonly Action[] {
  const isAllowed = useAllowed()
  return Object.values(resource.actions ?? {}).filter(
    (one) =>
      isAllowed(one.permission) && (!record || (isOffered(one, record) && !lacking(one, record, isAllowed))),
  )
}

/** Makes the call of an action on a row; refusals are the caller's to tell. */
export function useCallAction() {
  const { http } = useEngine()
  return ({ call, send, input }: Action, record: ReadRow, told: Told = {}): Promise<unknown> => {
    const body = send || input ? { ...send, ...told } : undefined
    const { method, path } = callOf(call)
    const address = fillPath(path, record)
    return method === 'PUT'
      ? http.put(address, body, { quiet: true })
      : http.post(address, body, { quiet: true })
  }
}
