/** Time, as an argument: real in the browser, moved by hand in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after `delay` milliseconds. */
  later(delay: number, run: () => void): void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  later: (delay, run) => {
    setTimeout(run, delay)
  },
}
