import type { Call } from './call'

/** What tells two calls apart, whatever their parameters are called. */
const keyOf = (call: Call) => `${call.method} ${call.path.replace(/\/$/, '').replace(/\{\w+\}/g, '{}')}`

const placeOf = ({ file, path, shape }: Call) => `${file ?? shape.tag} (${path}, « ${shape.summary} »)`

/** The calls that an application writes itself, of which no two have one address: the start says which do, and where. */
export function refuseDoubles(calls: readonly Call[]): readonly Call[] {
  const seen = new Map<string, Call>()
  for (const call of calls) {
    const before = seen.get(keyOf(call))
    if (before)
      throw new Error(`${keyOf(call)} is declared twice: in ${placeOf(before)} and in ${placeOf(call)}`)
    seen.set(keyOf(call), call)
  }
  return calls
}

/** The calls without doubles: the first one given wins, so that what a domain writes itself stands before the generic calls. */
export function withoutDoubles(calls: readonly Call[]): Call[] {
  const seen = new Set<string>()
  return calls.filter((call) => !seen.has(keyOf(call)) && seen.add(keyOf(call)))
}
