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
