/** What the seeding asks of a connection: the owner's, inside a transaction. */
export interface SeedClient {
  query: (text: string, values?: unknown[]) => Promise<unknown>
}

export type SeedSize = 'none' | 'min' | 'demo' | 'load'
/** Told as the work goes on: what, how many rows done, of how many. */
export type Progress = (label: string, done: number, total: number) => void

/** The day on which the demonstration stands still. */
export const anchor = '2026-03-01'
export const anchorMoment = `${anchor}T06:00:00Z`

/** The rows of an answer, whether the connection gives them alone or in a result. */
export function rowsOf(answer: unknown): Record<string, unknown>[] {
  const rows = Array.isArray(answer) ? answer : (answer as { rows?: unknown } | undefined)?.rows
  return Array.isArray(rows) ? rows : []
}
