import { attempt } from './attempt'
import type { Tx } from './tx'

/** In the list of applied migrations: development brought this database to declarations before their migration was written. */
export const developed = 'development'

/** PostgreSQL's codes for what is there already, or gone already. */
const doneAlready = new Set(['42P07', '42P06', '42701', '42710', '42P16', '42703', '42P01', '42704'])

async function runUnlessDone(tx: Tx, statement: string): Promise<void> {
  const run = async () => void (await tx.query(statement))
  await attempt(tx, run, (error) => {
    if (!(error instanceof Error) || !doneAlready.has(String(Reflect.get(error, 'code')))) throw error
  })
}

/** Runs a migration within the transaction; in a database that development changed, what it did already is left out. */
export async function runMigration(tx: Tx, text: string, isDeveloped: boolean): Promise<void> {
  if (!isDeveloped) await tx.query(text)
  else for (const statement of text.split(/;\n\n/)) await runUnlessDone(tx, statement)
}
