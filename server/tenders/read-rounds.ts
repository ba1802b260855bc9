import type { RowOf } from '../../resources/schema/infer'
import type { AnswerContent, AnswerLine } from '../../resources/tenders/answer'
import type { LotProduct } from '../../resources/tenders/comparison-answers'
import { comparedRound, type RoundAnswer } from '../../resources/tenders/rounds'
import type { negotiation } from '../../resources/tenders/tender-decision'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { openedContent, roundOf } from './answer-content'
import { productsOf } from './lot-offers'
import { releasedKey } from './opening-key'
import { findTender } from './tender-row'

const roundsSql = `
  select n.id, n.round, n.tender_family_id, l.lot_number, l.label as lot, s.name as supplier, n.opened_at, n.deadline, n.closed_at,
    n.message, n.version_before, n.version_after, r.id as response_id
  from negotiation n join tender_family l on l.id = n.tender_family_id join supplier s on s.id = n.supplier_id
    left join tender_response r on r.tender_id = n.tender_id and r.supplier_id = n.supplier_id and r."deletedAt" is null
  where n.tender_id = $1 and n."deletedAt" is null order by n.round desc, l.lot_number, s.name`

type RoundRow = Omit<RoundAnswer, 'answered' | 'totals' | 'changes'> &
  RowOf<typeof negotiation, 'tender_family_id' | 'version_before' | 'version_after'> & {
    response_id: number | null
  }

const contentSql = `select content from tender_response_version where tender_response_id = $1 and version = $2
  and content is not null order by id desc limit 1`

/** Reads a thing once, whoever asks for it again. */
function once<T>(read: (...key: number[]) => Promise<T>) {
  const known = new Map<string, Promise<T>>()
  return (...key: number[]): Promise<T> => {
    const name = key.join(' ')
    const found = known.get(name) ?? read(...key)
    known.set(name, found)
    return found
  }
}

interface Sources {
  products: (lot: number) => Promise<LotProduct[]>
  content: (response: number, version: number) => Promise<AnswerContent | undefined>
}

/** What a round that is over has changed; of the one that runs nothing is read. */
async function changesOf(row: RoundRow, of: Sources): Promise<Pick<RoundAnswer, 'totals' | 'changes'>> {
  const { response_id, version_before, version_after, tender_family_id: lot, closed_at } = row
  if (!closed_at || !response_id || !version_before || !version_after) return { totals: null, changes: [] }
  const products = await of.products(lot)
  const linesAt = async (version: number): Promise<readonly AnswerLine[]> =>
    (await of.content(response_id, version))?.lots.find((one) => one.tender_family_id === lot)?.lines ?? []
  const { totals, changes } = comparedRound(
    products,
    await linesAt(version_before),
    await linesAt(version_after),
  )
  const named = new Map(products.map((product) => [product.id, product]))
  return {
    totals,
    changes: changes.map((one) => {
      const { label = '', unit = '' } = named.get(one.tender_product_id) ?? {}
      return { ...one, product: label, unit }
    }),
  }
}

/** The rounds of a tender, the last first; what the running one has changed stays sealed until it is over. */
export async function readRounds(context: Context, work: Work, id: number): Promise<{ data: RoundAnswer[] }> {
  await findTender(work.tx, id)
  const keyOf = once((round) => releasedKey(work.tx, context.config, { tender_id: id, round: Number(round) }))
  const sources: Sources = {
    products: once((lot) => productsOf(work.tx, Number(lot))),
    content: once(async (response_id, version) => {
      const [row] = await work.tx.beyond('tenders', (past) =>
        past.query<{ content: string }>(contentSql, [response_id, version]),
      )
      if (!row) return undefined
      const place = { tender_id: id, response_id: Number(response_id) }
      const round = roundOf(row.content)
      const privateKey = round === undefined ? undefined : await keyOf(round)
      return openedContent(context.config, place, { sealed: row.content, privateKey })
    }),
  }
  const data: RoundAnswer[] = []
  for (const row of await work.tx.query<RoundRow>(roundsSql, [id])) {
    const { id, round, lot_number, lot, supplier, opened_at, deadline, closed_at, message, version_after } =
      row
    const head = { id, round, lot_number, lot, supplier, opened_at, deadline, closed_at, message }
    data.push({ ...head, answered: version_after !== null, ...(await changesOf(row, sources)) })
  }
  return { data }
}
