type Work = () => Promise<unknown>

/** What is timed, and what is done before it each time. */
export interface Turn {
  before?: Work
  run: Work
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function timed({ before, run }: Turn): Promise<number> {
  await before?.()
  const from = performance.now()
  await run()
  return performance.now() - from
}

type Medians<N extends string> = Record<N, number>

async function medians<N extends string, T>(
  of: Readonly<Record<N, T>>,
  rounds: number,
  measure: (one: T) => Promise<number>,
): Promise<Medians<N>> {
  const entries = Object.entries(of) as [N, T][]
  const figures = entries.map(() => [] as number[])
  for (let round = 0; round < rounds; round++)
    for (const [index, [, one]] of entries.entries()) figures[index]?.push(await measure(one))
  return Object.fromEntries(entries.map(([name], i) => [name, median(figures[i] ?? [])])) as Medians<N>
}

/** Median times in milliseconds of works that take turns, so that what else the machine does falls on all of them alike. */
export const inTurns = <N extends string>(
  of: Readonly<Record<N, Turn>>,
  rounds: number,
): Promise<Medians<N>> => medians(of, rounds, timed)

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

/** Median throughputs of sets of workers that take turns. */
export const throughputs = <N extends string>(
  of: Readonly<Record<N, readonly Work[]>>,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Medians<N>> => medians(of, rounds, (workers) => throughput(workers, milliseconds))
