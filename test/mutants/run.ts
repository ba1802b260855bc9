import { readFileSync } from 'node:fs'
import { stream } from '../../server/seed/random'
import { Tester } from './child'
import { type Fault, faultName, faultsOf } from './fault'
import { whyHarmless } from './harmless'
import type { Judged } from './judge'
import type { Types } from './types'

export interface Tried extends Judged {
  fault: Fault
  why: string | undefined
}

/** Where a fault stands among all for a seed: by what is written there, so that code that comes or goes elsewhere moves no other. */
const rankOf = ({ path, code, was }: Fault, seed: string) => stream(`${seed} ${path} ${code} ${was}`).next()

/** So many faults of so many files, the same ones for the same seed; no two in one place of a file. */
export function chosenFaults(paths: readonly string[], count: number, seed: string): Fault[] {
  const all = paths.flatMap((path) => faultsOf(path, readFileSync(path, 'utf8')))
  const places = new Map(all.map((fault) => [`${fault.path}:${fault.line}:${fault.was}`, fault]))
  return [...places.values()]
    .map((fault) => ({ fault, rank: rankOf(fault, seed) }))
    .sort((left, right) => left.rank - right.rank)
    .slice(0, count)
    .map(({ fault }) => fault)
}

type TestsOf = (path: string) => readonly string[]

/** Who is asked about a fault, one after the other until one notices it. */
interface Judges {
  unitTests: TestsOf
  serverTests?: TestsOf
  compiler?: Pick<Types, 'refusal'>
}

/** What tests said that ran out of time is not known, whatever the others missed. */
const together = (first: Judged, then: Judged): Judged =>
  then.verdict === 'unnoticed' && first.verdict === 'out of time' ? first : then

/** What no test noticed may not compile. */
async function byTypes(fault: Fault, judged: Judged, compiler: Judges['compiler']): Promise<Judged> {
  const by = judged.verdict === 'unnoticed' ? await compiler?.refusal(fault) : undefined
  return by ? { verdict: 'noticed', by } : judged
}

/** Tries faults one after the other: on the tests without a server first, then on those of the domain, then on the compiler. */
export async function tryFaults(
  faults: readonly Fault[],
  { unitTests, serverTests = () => [], compiler }: Judges,
  told: (tried: Tried) => void = () => undefined,
): Promise<Tried[]> {
  const unit = new Tester(['unit'], 240)
  const server = new Tester(['server'], 900)
  const all: Tried[] = []
  try {
    for (const fault of faults) {
      const first = await unit.verdict({ fault, tests: unitTests(fault.path) })
      const tested =
        first.verdict === 'noticed'
          ? first
          : together(first, await server.verdict({ fault, tests: serverTests(fault.path) }))
      const judged = await byTypes(fault, tested, compiler)
      const tried = { ...judged, fault, why: judged.verdict === 'noticed' ? undefined : whyHarmless(fault) }
      all.push(tried)
      told(tried)
    }
  } finally {
    await Promise.all([unit.stop(), server.stop()])
  }
  return all
}

export function lineOf({ fault, verdict, why, by, isSecond }: Tried): string {
  const said = why ? 'harmless' : verdict === 'unnoticed' ? 'UNNOTICED' : verdict
  const reason = why ?? (by && `by ${by}`)
  const second = isSecond ? ' (out of time at first: tried again with longer limits)' : ''
  return `${said.padEnd(11)} ${faultName(fault)}${reason ? ` — ${reason}` : ''}${second}`
}

/** What a run amounts to: the part that a test's own assertion or the compiler noticed. */
export function sumUp(all: readonly Tried[]): { text: string; part: number } {
  const count = (verdict: Judged['verdict']) =>
    all.filter((tried) => tried.verdict === verdict && !tried.why).length
  const harmless = all.filter(({ why }) => why).length
  const part = count('noticed') / Math.max(1, all.length)
  const text = `${all.length} faults: ${count('noticed')} noticed (${(100 * part).toFixed(1)} %), ${harmless} make no difference, ${count('out of time')} out of time twice, ${count('unnoticed')} unnoticed`
  return { text, part }
}
