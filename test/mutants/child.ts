import { type ChildProcess, fork } from 'node:child_process'
import { type Failure, type Judged, judge } from './judge'
import type { Asked } from './try-faults'

interface Answer {
  ready?: true
  failures?: readonly Failure[]
  error?: string
}

/** How much longer a second try may take. */
const longer = 3

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
    if (!(await answerOf(child, 300_000))) throw new Error('The tests do not start')
    return child
  }

  private async failures(asked: Asked): Promise<readonly Failure[] | undefined> {
    const child = await this.ready()
    child.send(asked)
    const answer = await answerOf(child, this.seconds * asked.times * 1000)
    if (answer?.error) throw new Error(answer.error)
    if (!answer) await this.stop()
    return answer?.failures
  }

  async verdict(asked: Omit<Asked, 'times'>): Promise<Judged> {
    if (!asked.tests.length) return { verdict: 'unnoticed' }
    return judge((isSecond) => this.failures({ ...asked, times: isSecond ? longer : 1 }))
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
