import { Readable } from 'node:stream'
import type { UnknownRow } from '../../resources/schema/unknown-row'

/** Rows one batch after the other, and at last what is said of them beside: total, offset, limit. */
export type Batches = AsyncGenerator<UnknownRow[], UnknownRow>

/** The text of an answer, batch after batch: `{ data, … }`, or the rows alone. */
export async function* textOf(batches: Batches, bare: boolean): AsyncGenerator<string> {
  let comma = ''
  yield bare ? '[' : '{"data":['
  let next = await batches.next()
  for (; !next.done; next = await batches.next()) {
    if (!next.value.length) continue
    yield comma + JSON.stringify(next.value).slice(1, -1)
    comma = ','
  }
  yield bare ? ']' : `],${JSON.stringify(next.value).slice(1)}`
}

/** A page in memory: all batches at once. */
export async function gathered(batches: Batches): Promise<UnknownRow> {
  const data: UnknownRow[] = []
  let next = await batches.next()
  for (; !next.done; next = await batches.next()) data.push(...next.value)
  return { data, ...next.value }
}

async function* cut(rows: readonly UnknownRow[], rest: UnknownRow): Batches {
  for (let at = 0; at < rows.length; at += 100) yield rows.slice(at, at + 100)
  return rest
}

/** Rows that are there already, written as they are read; with `rest` beside them, or alone. */
export const rowStream = (rows: readonly UnknownRow[], rest?: UnknownRow): Readable =>
  Readable.from(textOf(cut(rows, rest ?? {}), rest === undefined))
