import type { Context } from '../../../server/api/context'

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/** Runs something: how many milliseconds it took, and its answer. */
export async function timed<T>(run: () => Promise<T>): Promise<[number, T]> {
  const start = performance.now()
  const result = await run()
  return [performance.now() - start, result]
}

/** Statements of a call and the time that the database took for them, counted at the connection. */
export function counted(context: Context) {
  const seen = { statements: 0, milliseconds: 0 }
  const { write } = context.db
  context.db.write = (actor, run) =>
    write(actor, (tx) => {
      const query: typeof tx.query = async (...asked) => {
        const [took, rows] = await timed(() => tx.query(...asked))
        seen.statements += 1
        seen.milliseconds += took
        return rows as never
      }
      return run({
        ...tx,
        query,
        beyond: (reason, work) =>
          tx.beyond(reason, (all) =>
            work({
              query: async (...asked) => {
                const [took, rows] = await timed(() => all.query(...asked))
                seen.statements += 1
                seen.milliseconds += took
                return rows as never
              },
            }),
          ),
      })
    })
  return seen
}
