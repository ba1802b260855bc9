import Fuse from 'fuse.js'
import { placeOf } from './schema/declared-at'

/** What is wrong with a name in a declaration, what to write instead, and the names that would have been right there. */
export type Problem = [what: string, name: string, known?: Iterable<string>]

const most = 8

/** What to write instead of a name: the one that looks like it, else those that there are when they are few. */
function instead(name: string, known: Iterable<string> = []): string {
  const names = [...new Set(known)].sort()
  const [near] = new Fuse(names, { threshold: 0.5 }).search(name)
  if (near) return `; write « ${near.item} »`
  return names.length && names.length <= most
    ? `; there are ${names.map((one) => `« ${one} »`).join(', ')}`
    : ''
}

/** A problem in one line: `resources/stock/store.ts:12: store: « nme » is no field …; write « name »`. */
export const problemLine = (resource: { name: string }, [what, name, known]: Problem): string =>
  `${placeOf(resource)}: « ${name} » ${what}${instead(name, known)}`

/** Throws when there are problems, one a line. */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length) throw new Error(`Declarations:\n${problems.join('\n')}`)
}
