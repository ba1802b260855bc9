import { messages } from '../../resources/schema/messages'
import { invalid } from '../api/error'

/** Ids of an address, `1,2` or the key repeated; none given = undefined, for all. */
export function idList(name: string, value: unknown): number[] | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const ids = [value].flat().flatMap((one) => String(one).split(',').map(Number))
  if (ids.length > 1000 || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
    throw invalid([{ name, message: messages.list }])
  return ids
}
