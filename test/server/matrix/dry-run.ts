import type { Database } from '../../../server/database/connect'
import { asOwner } from '../../../server/database/migrate'
import type { TestApp } from '../../kit/open-app'

class Undone extends Error {}

/** What was written meanwhile: rows by table. */
export interface Written {
  /** Rows that transactions would have committed since `forget`. */
  rows: () => number
  forget: () => void
  /** Writes and keeps it. */
  really: Database['system']
}

const watch = `
  create table matrix_written ("table" text);
  grant all on matrix_written to public;
  create function matrix_note() returns trigger language plpgsql security definer as
    $$ begin insert into matrix_written values (tg_table_name); return null; end $$;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename not in ('matrix_written', 'session', 'login_attempt')
    loop execute format('create trigger matrix_note after insert or update or delete on %I for each row execute function matrix_note()', t); end loop;
  end $$`

/** Lets every transaction do its work, counts the rows that it writes and takes them back: no call changes what the next one finds. */
export async function dryRun({ context, url }: TestApp): Promise<Written> {
  const { db } = context
  const { write, system } = { ...db }
  await asOwner(url, (tx) => tx.query(watch))
  let rows = 0
  async function undone<T>(
    open: (run: (tx: Parameters<Parameters<Database['write']>[1]>[0]) => Promise<T>) => Promise<T>,
    run: (tx: never) => Promise<T>,
  ): Promise<T> {
    let kept: { result: T } | undefined
    try {
      return await open(async (tx) => {
        const result = await run(tx as never)
        const [count] = await tx.query<{ n: number }>('select count(*)::int as n from matrix_written')
        rows += count?.n ?? 0
        kept = { result }
        throw new Undone()
      })
    } catch (error) {
      if (error instanceof Undone && kept) return kept.result
      throw error
    }
  }
  db.write = (actor, run) => undone((inner) => write(actor, inner as never), run as never)
  db.system = (reason, run) => undone((inner) => system(reason, inner as never), run as never)
  return {
    really: (reason, run) =>
      system(reason, async (tx) => {
        const result = await run(tx)
        await tx.query('delete from matrix_written')
        return result
      }),
    rows: () => rows,
    forget: () => {
      rows = 0
    },
  }
}
