/** A test that failed, and what it said. */
export interface Failure {
  test: string
  message: string
}

/** Whether tests noticed a fault: `out of time` says nothing of it, the machine may have been busy. */
export type Verdict = 'noticed' | 'unnoticed' | 'out of time'

export interface Judged {
  verdict: Verdict
  /** The test that noticed it. */
  by?: string
  /** It was out of time first: this is what the second try with longer limits said. */
  isSecond?: true
}

const busy =
  /^(test|hook) timed out in |hook timed out after|timed out in wait(for|until)|\[vitest-pool|\[birpc\] timeout|worker (exited|terminated|forks)/i

/** Runs the tests of a fault: their failures, or nothing when they never ended. */
type Run = (isSecond: boolean) => Promise<readonly Failure[] | undefined>

async function once(run: Run, isSecond: boolean): Promise<Judged> {
  const failures = await run(isSecond)
  const real = failures?.find(({ message }) => !busy.test(message))
  if (real) return { verdict: 'noticed', by: real.test }
  return { verdict: failures?.length === 0 ? 'unnoticed' : 'out of time' }
}

/** Only what a test asserts notices a fault; what ran out of time is tried once more, with longer limits. */
export async function judge(run: Run): Promise<Judged> {
  const first = await once(run, false)
  return first.verdict === 'out of time' ? { ...(await once(run, true)), isSecond: true } : first
}
