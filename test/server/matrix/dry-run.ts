import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../../../server/database/connect'
import { asOwner } from '../../../server/database/migrate'
import type { TestApp } from '../../kit/open-app'

class Undone extends Error {}

export interface Written {
  /** How many rows the transactions of an act would have committed by its end; not those of what goes on beside it. */
  during: <T>(act: () => Promise<T>) => Promise<{ result: T; rows: number }>
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
  const acts = new AsyncLocalStorage<{ rows: number }>()
  async function undone<T>(
    open: (run: (tx: Parameters<Parameters<Database['write']>[1]>[0]) => Promise<T>) => Promise<T>,
    run: (tx: never) => Promise<T>,
  ): Promise<T> {
    let kept: { result: T } | undefined
    try {
      return await open(async (tx) => {
        const result = await run(tx as never)
        const [count] = await tx.query<{ n: number }>('select count(*)::int as n from matrix_written')
        const current = acts.getStore()
        if (current) current.rows += count?.n ?? 0
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
    during: (act) => {
      const counted = { rows: 0 }
      return acts.run(counted, async () => ({ result: await act(), rows: counted.rows }))
    },
  }
}
