import { messages } from '../../resources/schema/messages'
import { invalid } from './error'

/** Ids of an address: `1,2`, `[1,2]` or the key repeated; none given = undefined, for all. */
export function idList(name: string, value: unknown): number[] | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const given = [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : one))
  const ids = given.map((one) => (typeof one === 'object' ? Number.NaN : Number(one)))
  if (ids.length > 1000 || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
    throw invalid([{ name, message: messages.list }])
  return ids
}
