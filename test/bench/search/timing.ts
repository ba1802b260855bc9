type Work = () => Promise<unknown>

/** What is timed, and what is done before it each time. */
export interface Turn {
  before?: Work
  run: Work
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.floor(values.length * share)] ?? 0

/** The slowest of the fastest quarter: what a work takes when the machine does little else meanwhile. */
const usual = (times: readonly number[]): number => quantile(times, 0.25)
const median = (values: readonly number[]): number => quantile(values, 0.5)

export async function timed({ before, run }: Turn): Promise<number> {
  await before?.()
  const from = performance.now()
  await run()
  return performance.now() - from
}

type Figures<N extends string> = Record<N, number>

/** Measures things in turns, so that what else the machine does falls on all of them alike. */
async function alternately<N extends string, T>(
  of: Readonly<Record<N, T>>,
  rounds: number,
  measure: (one: T) => Promise<number>,
  sum: (values: readonly number[]) => number,
): Promise<Figures<N>> {
  const entries = Object.entries(of) as [N, T][]
  const figures = entries.map(() => [] as number[])
  for (let round = 0; round < rounds; round++)
    for (const [index, [, one]] of entries.entries()) figures[index]?.push(await measure(one))
  return Object.fromEntries(entries.map(([name], i) => [name, sum(figures[i] ?? [])])) as Figures<N>
}

/** Times in milliseconds. */
export const inTurns = <N extends string>(
  of: Readonly<Record<N, Turn>>,
  rounds: number,
): Promise<Figures<N>> => alternately(of, rounds, timed, usual)

/** How many works end in a second when each of the workers does one after the other. */
export async function throughput(workers: readonly Work[], milliseconds: number): Promise<number> {
  const from = performance.now()
  let done = 0
  const run = async (work: Work) => {
    while (performance.now() - from < milliseconds) {
      await work()
      done += 1
    }
  }
  await Promise.all(workers.map(run))
  return (1000 * done) / (performance.now() - from)
}

/** Median throughputs of sets of workers. */
export const throughputs = <N extends string>(
  of: Readonly<Record<N, readonly Work[]>>,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Figures<N>> => alternately(of, rounds, (workers) => throughput(workers, milliseconds), median)
