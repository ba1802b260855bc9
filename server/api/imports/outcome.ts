/** A line in error: `line` counts from 0, the title row included; shown as the line plus one. */
export interface LineErrors {
  line: number
  /** What the row is called; null when the file does not tell. */
  product_name: string | null
  errors: string[]
}

/** What an import found or did (specification 1 §3, "Verification result"). */
export interface Outcome {
  total: number
  /** Lines without an error. */
  complete: number
  errors: number
  created: number
  updated: number
  unchanged: number
  messages: LineErrors[]
}

/** Lines whose errors are told; the further ones are only counted. */
const told = 1000

export const emptyOutcome = (): Outcome => ({
  total: 0,
  complete: 0,
  errors: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  messages: [],
})

/** Counts a line in error and keeps what is wrong with it. */
export function refuseLine(outcome: Outcome, errors: LineErrors): void {
  outcome.errors++
  if (outcome.messages.length < told) outcome.messages.push(errors)
}

/** Counts a line that is good. */
export function acceptLine(outcome: Outcome, what: 'created' | 'updated' | 'unchanged'): void {
  outcome.complete++
  outcome[what]++
}
