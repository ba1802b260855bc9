import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { quoteLine, quote as quoteResource } from '../../resources/quotes/quote'
import type { RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { pastLock } from '../api/past-lock'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { askedBy } from './asked'
import { type LineRow, lockQuote, wrongState } from './quote-row'
import { ask, refuseMute, refuseShut } from './send-quote'

/** What a request that is on its way is given besides. */
export interface Completed
  extends Partial<RowOf<typeof quoteResource, 'supplier_ids' | 'supplier_not_in_catalog_ids'>> {
  response_date_limit?: string | null | undefined
}

/** How many suppliers of a kind a request asks at most. */
const most = 20

const linesSql = 'select * from quote_line where quote_id = $1 and "deletedAt" is null order by id'
const isKnown = (id: number | null): id is number => id !== null

/**
 * Suppliers that are asked besides, and a limit that is moved: the new ones are asked as the first ones were; to those that are
 * still concerned the new limit is told with a new link, and what they have answered stands (domain §10.4).
 */
export async function completeQuote(
  context: Context,
  work: Work,
  { id, more }: { id: number; more: Completed },
): Promise<void> {
  const before = await lockQuote(work.tx, id)
  if (before.status !== '150' && before.status !== '200') throw wrongState(before.status)
  const now = work.now.toISOString()
  const limit = more.response_date_limit ?? before.response_date_limit
  if (new Date(limit) <= work.now) throw invalid([{ name: 'response_date_limit', message: texts.limitPast }])
  const isMoved = new Date(limit).getTime() !== new Date(before.response_date_limit).getTime()
  const lines = await work.tx.query<LineRow>(linesSql, [id])
  const known = {
    supplier_ids: lines.map(({ supplier_id }) => supplier_id).filter(isKnown),
    supplier_not_in_catalog_ids: lines.map((line) => line.supplier_not_in_catalog_id).filter(isKnown),
  }
  const added = (name: keyof typeof known) => [
    ...new Set((more[name] ?? []).filter((one) => !known[name].includes(one))),
  ]
  const [inside, outside] = [added('supplier_ids'), added('supplier_not_in_catalog_ids')]
  if (!isMoved && inside.length + outside.length === 0)
    throw invalid([{ name: 'supplier_ids', message: texts.nothingMore }])
  for (const [name, ids] of [
    ['supplier_ids', [...known.supplier_ids, ...inside]],
    ['supplier_not_in_catalog_ids', [...known.supplier_not_in_catalog_ids, ...outside]],
  ] as const)
    if (ids.length > most) throw invalid([{ name, message: texts.tooManySuppliers }])
  const asks = {
    response_date_limit: limit,
    supplier_ids: [...known.supplier_ids, ...inside],
    supplier_not_in_catalog_ids: [...known.supplier_not_in_catalog_ids, ...outside],
  }
  await updateRow(pastLock(work, 'complete'), quoteResource, { id, input: asks, trusted: true })
  const quote = await lockQuote(work.tx, id)
  const joining = refuseMute(await askedBy(work.tx, inside, outside))
  await refuseShut(work, joining)
  for (const asked of joining) {
    const { supplier_id, supplier_not_in_catalog_id } = asked
    const line = await repo(work, quoteLine).create({
      ...{ quote_id: id, supplier_id, supplier_not_in_catalog_id, state: 'asked', sent_at: now },
    })
    await ask(context, work, { quote, line, asked })
  }
  if (!isMoved) return
  const told = await askedBy(work.tx, known.supplier_ids, known.supplier_not_in_catalog_ids)
  for (const line of lines.filter(({ state }) => state !== 'declined')) {
    const asked = told.find(
      (one) =>
        one.supplier_id === line.supplier_id &&
        one.supplier_not_in_catalog_id === line.supplier_not_in_catalog_id,
    )
    if (asked?.contacts.length)
      await ask(context, work, { quote, line: line.id, asked, model: 'devis_limite' })
  }
}
