import { tenderTexts } from '../../i18n/fr/tenders'
import type { AnswerContent } from '../../resources/tenders/answer'
import { doubledReferences } from '../../resources/tenders/doubled-references'
import { lacksFreeReason } from '../../resources/tenders/free-lines'
import type { OwnRound } from '../../resources/tenders/rounds'
import { invalid } from '../api/error'
import type { Work } from '../api/work'

/** Refuses prices of 0 that say no reason, naming their lines; in a round, of the lots that are negotiated. */
export function refuseFree(lots: AnswerContent['lots'], round: OwnRound | undefined): void {
  const isWritten = (lot: number) => !round || round.lots.includes(lot)
  const free = lots.flatMap(({ lines, tender_family_id }, lot) =>
    (isWritten(tender_family_id) ? (lines ?? []) : []).flatMap((line, at) =>
      lacksFreeReason(line) ? [`lots.${lot}.lines.${at}.comment`] : [],
    ),
  )
  if (free.length) throw invalid(free.map((name) => ({ name, message: tenderTexts.freeReason })))
}

const productsSql = 'select id, product_id from tender_product where id = any($1::bigint[])'

/** Refuses an answer in which one reference stands for two products, naming their lines. */
export async function refuseDoubled(work: Work, lots: AnswerContent['lots']): Promise<void> {
  const lines = lots.flatMap(({ lines: some }, lot) => (some ?? []).map((line, at) => ({ ...line, lot, at })))
  const rows = await work.tx.beyond('tenders', (past) =>
    past.query<{ id: number; product_id: number }>(productsSql, [
      lines.map(({ tender_product_id }) => tender_product_id),
    ]),
  )
  const products = new Map(rows.map(({ id, product_id }) => [id, product_id]))
  const doubled = doubledReferences(
    lines,
    ({ tender_product_id }) => products.get(tender_product_id) ?? -tender_product_id,
  )
  if (doubled.length)
    throw invalid(
      doubled.map(({ reference, line: { lot, at } }) => ({
        name: `lots.${lot}.lines.${at}.ref_supplier`,
        message: tenderTexts.doubled({ reference }),
      })),
    )
}
