import type { AnyResource } from '../../../resources/schema/resource'
import { isRow, type UnknownRow } from '../../../resources/schema/unknown-row'
import { quote, tableOf } from '../../database/naming'
import { pastRights } from '../../database/past-rights'
import type { Work } from '../work'

/** A row that a line of a file wrote: of a changed one each value as it was and as it became. */
export interface WrittenRow {
  id: number
  /** The list that it was made in, where that is not the file's own. */
  list?: string
  state: 'created' | 'changed'
  before?: UnknownRow
  after: UnknownRow
}

/** The values of a row under the names of what was asked of it, those of embedded rows included. */
export const valuesLike = (asked: UnknownRow, row: UnknownRow): UnknownRow =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => {
      const held = row[name]
      return [name, isRow(value) ? valuesLike(value, isRow(held) ? held : {}) : (held ?? null)]
    }),
  )

const openSql = `insert into bulk_edit (user_id, target, import_job_id, state, total, attempts, finished_at, created_by, updated_by, "createdAt", "updatedAt", impersonator_id)
  values ($1, $2, $3, 'done', 0, 0, $4, $1, $1, $4, $4, $5) returning id`
const rowsSql = `insert into bulk_edit_row (bulk_edit_id, entity_id, referrer, state, before, after, "createdAt", "updatedAt")
  select $1, w.id, w.list, w.state, w.before, w.after, $3, $3
  from jsonb_to_recordset($2::jsonb) as w(id bigint, list text, state text, before jsonb, after jsonb)`

/**
 * Keeps what an import writes, in its own transaction, as a change of many rows that is done: it is taken back by the same machine
 * (`server/lists`). Nothing is kept of an import that writes nothing.
 */
export function writtenRows(work: Work, resource: AnyResource, job: number) {
  let run: number | undefined
  const others = new Set<string>()
  const past = <T>(sql: string, values: readonly unknown[]) =>
    pastRights(work.tx, 'imports', (tx) => tx.query<T & Record<string, unknown>>(sql, values))
  const open = async () => {
    const { userId, impersonatorId } = work.actor
    const values = [userId, resource.name, job, work.now, impersonatorId ?? null]
    return Number((await past<{ id: number }>(openSql, values))[0]?.id)
  }
  return {
    async keep(rows: readonly WrittenRow[]): Promise<void> {
      if (!rows.length) return
      run ??= await open()
      for (const { list } of rows) if (list !== undefined) others.add(list)
      await past(rowsSql, [run, JSON.stringify(rows), work.now])
    },
    /** Once the last line is written: the version by which it is told whether somebody changes a new row. */
    async end(): Promise<void> {
      if (run === undefined) return
      for (const list of [undefined, ...others]) {
        const of = list === undefined ? resource : work.registry.get(list)
        await past(
          `update bulk_edit_row r set version = t.lock_version from ${quote(tableOf(of))} t
           where r.bulk_edit_id = $1 and r.state = 'created' and t.id = r.entity_id and r.referrer is not distinct from $2`,
          [run, list ?? null],
        )
      }
      await past(
        `update bulk_edit b set total = (select count(*) from bulk_edit_row r where r.bulk_edit_id = b.id) where id = $1`,
        [run],
      )
    },
  }
}
