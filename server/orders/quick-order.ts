import { lineAmount } from '../../resources/catalogue/units'
import type { Member } from '../../resources/directory/serving'
import type { QuickOrderAnswer } from '../../resources/orders/tool-answers'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'
import { readUnitNames } from '../trade/unit-names'
import type { OrderRow } from './order-row'
import { readChoiceFacts } from './quick-choices'
import { type QuickRow, readRows } from './quick-read'
import { refusedLine, type Understood, understand } from './quick-understand'
import { unusualRows } from './quick-unusual'
import { refreshCarts, tryLine } from './try-line'
import { takeTurns, turnOf } from './turns'

interface Asked {
  adherentId: number
  isGroup: boolean
  rows: readonly QuickRow[]
  commit: boolean
  /** Lines whose quantity, far from habit, is meant. */
  confirmed: readonly number[]
}

/** Adds what was understood; a quantity that the article refuses is told with its line. */
async function addAll(
  work: Work,
  asked: Asked,
  { member, rows, answer }: { member: Member; rows: readonly Understood[]; answer: QuickOrderAnswer },
): Promise<void> {
  await takeTurns(
    work,
    member,
    rows.map(({ facts }) => facts),
  )
  const carts = new Map<string, OrderRow>()
  for (const { line, name, quantity, facts } of rows) {
    const { article_id } = facts
    const isConfirmed = asked.confirmed.includes(line)
    const input = { ...asked, article_id, product_not_in_catalog_id: null, quantity, isConfirmed }
    const turn = turnOf(member, facts)
    const tried = await tryLine(work, input, carts.get(turn))
    if (tried.refused) {
      answer.errors.push({ line, name, ...refusedLine(...tried.refused) })
      continue
    }
    carts.set(turn, tried.cart)
    answer.complete += 1
  }
  await refreshCarts(work, carts.values())
  answer.carts = [...carts.values()].map(({ id, number }) => ({ id, number }))
}

/** Quick order (domain §5.3): every row is read and verified; with `commit`, the good ones go into their carts. */
export async function quickOrder(work: Work, asked: Asked): Promise<QuickOrderAnswer> {
  const member = await memberOf(work, asked.adherentId, asked.isGroup)
  const { read, facts } = await readRows(work, member, asked.rows)
  const articles = [...facts.values()].flatMap(({ article_id }) => article_id ?? [])
  const namesOf = await readUnitNames(work)
  const shown = await readChoiceFacts(work, member, { articles, namesOf })
  const answer: QuickOrderAnswer = { complete: 0, total: asked.rows.length, errors: [], rows: [], carts: [] }
  const good: Understood[] = []
  for (const row of read) {
    const one = understand(row, { tx: work.tx, facts, shown })
    if ('errors' in one) answer.errors.push({ line: row.line, name: row.read.said.name, ...one })
    else good.push(one)
  }
  const first = new Map(good.toReversed().map(({ facts: of, line }) => [of.article_id, line]))
  const unusual = await unusualRows(work, member, good)
  answer.rows = good.map(({ line, article, quantity, remark, facts: of }) => ({
    line,
    remark,
    unusual: unusual.get(line) ?? null,
    double_of: first.get(of.article_id) === line ? null : (first.get(of.article_id) ?? null),
    reference: article.ref_supplier,
    quantity,
    supplier: article.supplier,
    article_id: article.id,
    label: of.label,
    unit: of.unit_label,
    price_ht: of.price_ht,
    line_ht: of.price_ht === null ? null : lineAmount(quantity, of.price_ht, of),
  }))
  if (asked.commit) await addAll(work, asked, { member, rows: good, answer })
  else answer.complete = good.length
  answer.errors.sort((a, b) => a.line - b.line)
  return answer
}
