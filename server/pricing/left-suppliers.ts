import { partyTexts } from '../../i18n/fr/parties'
import { parisDay } from '../../resources/schema/paris-time'
import type { Writing } from '../api/row-writer'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { type LeftParty, shutWhySql } from '../trade/shut-parties'
import { movable, movedLines } from './apply-sql'
import type { LogEntry } from './price-log'

type Left = { id: number; name: string; why: string | null } & Record<string, unknown>

const leftSql = `
  select s.id, s.name, ${shutWhySql('s')} as why from price_update_supplier_ids j join supplier s on s.id = j.supplier_id
  where j.price_update_id = $1 and (${shutWhySql('s')} is not null or not exists (select 1 from price_update_response r
    where r.price_update_id = j.price_update_id and r.supplier_id = s.id and r."deletedAt" is null)) order by s.name, s.id`

/** The suppliers of an open campaign that are left out of it, each with why. */
export async function readLeft(tx: Tx | ActorTx, id: number): Promise<LeftParty[]> {
  const rows = await pastRights(tx, 'pricing', (past) => past.query<Left>(leftSql, [id]))
  return rows.map(({ id: supplier, name, why }) => ({ id: supplier, name, why: why ?? partyTexts.noArticle }))
}

/** The same in the log of the campaign. */
export const leftEntries = (left: readonly LeftParty[], what: string): LogEntry[] =>
  left.map(({ id, name, why }) => ({ supplier_id: id, what, after: partyTexts.of({ name, why }) }))

const unmovedSql = `
  select a.id as article_id, a.label, a.supplier_id, s.name, ${shutWhySql('s')} as why
  from (${movedLines}) d join article a on a.id = d.article_id join supplier s on s.id = a.supplier_id
  where not ${movable('a', 's', '$2')} order by s.name, a.label, a.id`

type Unmoved = {
  article_id: number
  label: string
  supplier_id: number
  name: string
  why: string | null
} & Record<string, unknown>

/** What an application leaves out of what was decided: articles that were withdrawn, or whose supplier takes part no more. */
export async function unmoved(
  { tx, now }: Writing,
  id: number,
  what: string,
): Promise<{ names: string; entries: LogEntry[] }> {
  const rows = await tx.query<Unmoved>(unmovedSql, [id, parisDay(now)])
  const why = (row: Unmoved) => row.why ?? partyTexts.withdrawn({ article: row.label })
  return {
    names: [
      ...new Set(rows.map((row) => (row.why ? partyTexts.of({ name: row.name, why: row.why }) : why(row)))),
    ].join(', '),
    entries: rows.map((row) => ({
      ...{ what, after: why(row) },
      ...{ supplier_id: row.supplier_id, article_id: row.article_id },
    })),
  }
}
