import type { Member } from '../../resources/directory/serving'
import { parisDay } from '../../resources/schema/paris-time'
import { type SaidLine, saidLines } from '../../resources/trade/said-line'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import { type LineFacts, readLineFacts } from '../trade/line-facts'
import type { NamedArticle } from '../trade/reading/named-articles'
import { type ReadLine, readLines } from '../trade/reading/read-lines'
import { mostChoices } from './quick-choices'

/** A line of a quick order, as it was parted. */
export interface QuickRow {
  line: number
  said: readonly SaidLine[]
  /** The article and the quantity that were chosen for it. */
  article_id?: number
  quantity?: string
}

/** The lines of a text, by their numbers; empty ones count and are left out. */
export const rowsOfLines = (lines: readonly string[]): QuickRow[] =>
  lines.flatMap((raw, at) => (raw.trim() ? [{ line: at + 1, said: saidLines(raw) }] : []))

/** A line, what it was read to, and the facts of what it may mean. */
export type ReadRow = QuickRow & { read: ReadLine }

const mySuppliersSql = `select distinct supplier_id as id from referencing where "deletedAt" is null and (adherent_id = $1 or "groupAdherent_id" = $2
  or ($1::bigint is null and adherent_id = (select main_adherent_id from groupadherent where id = $2)))`

const chosenSql = `
  select a.id, a.label, a.ref_supplier, v.name as supplier, coalesce(u.label, '') as unit, 0 as times, 0 as rank
  from article a join supplier v on v.id = a.supplier_id left join unit u on u.id = a.order_management
  where a.id = any($1::bigint[]) and a."deletedAt" is null and a.supplier_id = any($2::bigint[])`

/** The articles that stand behind a line: those that it may mean for a choice, the one that is certain, or its first ones. */
const candidates = ({ certain, articles }: ReadLine) =>
  certain && articles.length === 1 ? [certain] : articles.slice(0, 2 * mostChoices)

/** Reads the rows of a quick order, by the one reader of lines; of those that were chosen the article is known. */
export async function readRows(
  work: Work,
  member: Member,
  rows: readonly QuickRow[],
): Promise<{ read: ReadRow[]; facts: ReadonlyMap<string, LineFacts> }> {
  const mine = await work.tx.query<{ id: number }>(mySuppliersSql, [
    member.isGroup ? null : member.id,
    member.isGroup ? member.id : member.groupAdherent_id,
  ])
  const suppliers = mine.map(({ id }) => id)
  const chosen = rows.flatMap(({ article_id }) => article_id ?? [])
  const known = new Map<number, NamedArticle>()
  for (const one of chosen.length
    ? await work.tx.query<NamedArticle & Record<string, unknown>>(chosenSql, [chosen, suppliers])
    : [])
    known.set(one.id, one)
  const open = rows.filter(({ article_id }) => !article_id)
  const lines = await readLines(
    work,
    open.map(({ said }) => said),
    { member, suppliers },
  )
  const byLine = new Map(open.map(({ line }, at) => [line, lines[at]]))
  const read = rows.map((row): ReadRow => {
    const [said = { name: '' }] = row.said
    const of = known.get(row.article_id ?? 0)
    const quantity = row.quantity ?? said.quantity
    const given: ReadLine = {
      said: { name: said.name, ...(quantity && { quantity }) },
      ...{ articles: of ? [of] : [], ...(of && { certain: of }) },
    }
    return { ...row, read: byLine.get(row.line) ?? given }
  })
  const today = parisDay(work.now)
  const catalogs = catalogsOf(work.actor)
  const ordering = { member, deliveredTo: null, day: today, today, ...(catalogs ? { catalogs } : {}) }
  const articles = [...new Set(read.flatMap((row) => candidates(row.read).map(({ id }) => id)))]
  const facts = await work.tx.beyond('orders', (tx) =>
    readLineFacts(tx, { articles, outOfCatalog: [] }, ordering),
  )
  return { read, facts }
}
