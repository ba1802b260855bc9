import { type ChildProcess, fork } from 'node:child_process'
import type { Asked } from './try-faults'

/** Whether tests noticed a fault; what never ends is noticed too. */
export type Verdict = 'noticed' | 'unnoticed' | 'endless'

interface Answer {
  ready?: true
  noticed?: boolean
  error?: string
}

const answerOf = (child: ChildProcess, limit: number): Promise<Answer | undefined> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => settle(() => done(undefined)), limit)
    const answered = (answer: unknown) => settle(() => done(answer as Answer))
    const ended = (code: number | null) => settle(() => fail(new Error(`The tests' process ended: ${code}`)))
    const settle = (then: () => void) => {
      clearTimeout(timer)
      child.off('message', answered).off('exit', ended)
      then()
    }
    child.on('message', answered).on('exit', ended)
  })

/** Tests kept ready in a process of their own, with one database server for all faults. It is replaced when a fault hangs it. */
export class Tester {
  private child: ChildProcess | undefined

  constructor(
    private readonly projects: readonly string[],
    private readonly seconds: number,
  ) {}

  private async ready(): Promise<ChildProcess> {
    if (this.child) return this.child
    const child = fork('test/mutants/try-faults.ts', this.projects, {
      execArgv: ['--import', 'tsx'],
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test', VITEST: undefined, VITEST_MODE: undefined },
    })
    this.child = child
    if (!(await answerOf(child, 120_000))) throw new Error('The tests do not start')
    return child
  }

  async verdict(asked: Asked): Promise<Verdict> {
    if (!asked.tests.length) return 'unnoticed'
    const child = await this.ready()
    child.send(asked)
    const answer = await answerOf(child, this.seconds * 1000)
    if (answer?.error) throw new Error(answer.error)
    if (!answer) await this.stop()
    return answer ? (answer.noticed ? 'noticed' : 'unnoticed') : 'endless'
  }

  /** Ends the process and all that it started. */
  async stop(): Promise<void> {
    const { child } = this
    this.child = undefined
    if (!child?.pid || child.exitCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
}
