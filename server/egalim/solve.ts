import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createTurns } from '../spreadsheet/turns'

/** Solves programs one after the other, apart from the event loop. */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
parentPort.on('message', async (lp) => {
  const solver = await (globalThis.solver ??= require(workerData)())
  try { parentPort.postMessage(solver.solve(lp, { time_limit: 4, mip_rel_gap: 0.0005 })) }
  catch (error) { parentPort.postMessage({ Status: String(error) }) }
})`

export interface Solved {
  isOptimal: boolean
  cost: number
  /** The value of a variable; 0 where it does not occur. */
  of: (name: string) => number
}

interface Told {
  Status: string
  ObjectiveValue?: number
  Columns?: Record<string, { Primal?: number }>
}

/** Solvers at work at once in this process: each holds a core. */
const turns = createTurns(1)

/** Works with a solver of its own, one after the other; its thread ends with the work. */
export const withSolver = <T>(work: (solve: Solver['solve']) => Promise<T>): Promise<T> =>
  turns(async () => {
    const solver = openSolver()
    try {
      return await work(solver.solve)
    } finally {
      await solver.close()
    }
  })

type Solver = ReturnType<typeof openSolver>

/** Linear programs in CPLEX's LP format, by HiGHS, in a thread of its own: whole numbers to half a thousandth of the best. */
export function openSolver() {
  const worker = new Worker(program, {
    eval: true,
    workerData: createRequire(import.meta.url).resolve('highs'),
  })
  return {
    solve: async (lp: string): Promise<Solved> => {
      const answer = once(worker, 'message')
      worker.postMessage(lp)
      const [{ Status, ObjectiveValue = 0, Columns = {} }]: [Told] = (await answer) as [Told]
      return {
        // Out of time, the best that was found holds.
        isOptimal: Status === 'Optimal' || (Status === 'Time limit reached' && 'x0' in Columns),
        cost: ObjectiveValue,
        of: (name) => Columns[name]?.Primal ?? 0,
      }
    },
    close: () => worker.terminate(),
  }
}
