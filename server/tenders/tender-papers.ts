import { openingTexts as report } from '../../i18n/fr/opening-report'
import { tenderTexts } from '../../i18n/fr/tenders'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { saying } from '../../resources/schema/texts'
import type { tenderResponseVersion } from '../../resources/tenders/tender-response'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import type { Config } from '../config'
import type { Sheet } from '../trade/sheet-pdf'
import { type LotResult, lotText, resultsOf } from './award-letters'
import { inTwoLines, lotNumbers, openedFiles, receiptFiles } from './file-lists'
import { answeringSupplier, findResponse, findSent, refuseImpersonated } from './own-answer'
import { type Deposit, readDeposits } from './read-deposits'
import { readResponses } from './tender-answers'
import { findTender, refuseUnless, type TenderRow } from './tender-row'

const { receipt, letter } = tenderTexts

const nameOf = async (work: Work, table: 'supplier' | 'company', id: number): Promise<string> => {
  const column = table === 'supplier' ? 'name' : 'label'
  const [row] = await work.tx.query<{ name: string }>(
    `select ${column} as name from ${table} where id = $1`,
    [id],
  )
  return row?.name ?? ''
}

const headOf = async (work: Work, { config }: { config: Config }, tender: TenderRow) => ({
  author: config.organisation,
  over: await nameOf(work, 'company', tender.company_id),
})

const sentSql = `select version, at, receipt_number, sha256 from tender_response_version
  where tender_response_id = $1 and receipt_number is not null and sha256 is not null order by id desc limit 1`
type Sent = RowOf<typeof tenderResponseVersion, 'version' | 'at'> &
  FilledOf<typeof tenderResponseVersion, 'receipt_number' | 'sha256'>

/** The receipt of the offer that a supplier sent last, and how to work its hash out again. */
export async function receiptSheet(context: { config: Config }, work: Work, id: number): Promise<Sheet> {
  const tender = await findTender(work.tx, id)
  refuseImpersonated(work, tender)
  const supplier_id = answeringSupplier(work)
  const row = await findResponse(work, { tender_id: id, supplier_id })
  const [sent] = row ? await work.tx.query<Sent>(sentSql, [row.id]) : []
  if (!row || !sent) throw new ApiError('err404', { display: tenderTexts.notSent })
  return {
    ...(await headOf(work, context, tender)),
    title: receipt.title,
    at: new Date(sent.at),
    facts: [
      [receipt.tender, `${tender.code} - ${tender.label}`],
      [receipt.supplier, await nameOf(work, 'supplier', supplier_id)],
    ],
    text: receipt.how,
    columns: [
      { title: receipt.proof, share: 35 },
      { title: '', share: 65 },
    ],
    groups: [
      {
        rows: [
          [receipt.number, sent.receipt_number],
          [receipt.at, frenchMoment(sent.at)],
          [receipt.version, String(sent.version)],
          [receipt.sha256, sent.sha256],
        ],
      },
      ...receiptFiles(await findSent(context, work, row), await lotNumbers(work, id)),
    ],
  }
}

/** Offers that were not opened, and when that was so; no table where there are none. */
const momentsOf = (
  rows: readonly Deposit[],
  { title, head, at }: { title: string; head: string; at: 'withdrawn_at' | 'late_at' },
): Sheet['groups'] =>
  rows.length
    ? [
        {
          title,
          columns: [
            { title: report.supplier, share: 60 },
            { title: head, share: 40 },
          ],
          rows: rows.map((one) => [one.supplier, frenchMoment(String(one[at]))]),
        },
      ]
    : []

/** « Procès-verbal d'ouverture des plis »: which offers were opened, by whom and with which proofs. */
export async function openingSheet(context: { config: Config }, work: Work, id: number): Promise<Sheet> {
  const tender = await findTender(work.tx, id)
  if (!tender.opened_at) throw new ApiError('err541')
  const deposits = await readDeposits(work, tender)
  const { opened, withdrawn, late } = deposits
  const ids = new Set(opened.map((one) => one.id))
  const offers = (await readResponses(work, id)).data.filter((one) => ids.has(one.id))
  return {
    ...(await headOf(work, context, tender)),
    title: report.title,
    at: new Date(tender.opened_at),
    facts: [[receipt.tender, `${tender.code} - ${tender.label}`], ...deposits.facts],
    columns: [
      { title: report.supplier, share: 26 },
      { title: report.at, share: 17 },
      { title: report.receipt, share: 19 },
      { title: report.sha256, share: 38 },
    ],
    groups: [
      {
        rows: opened.map((one) => [
          one.supplier,
          one.at ? frenchMoment(one.at) : '',
          one.receipt_number ?? '',
          inTwoLines(one.sha256 ?? ''),
        ]),
      },
      ...momentsOf(withdrawn, { title: report.withdrawn, head: report.withdrawnAt, at: 'withdrawn_at' }),
      ...momentsOf(late, { title: report.late, head: report.lateAt, at: 'late_at' }),
      ...openedFiles(offers, await lotNumbers(work, id)),
    ],
  }
}

const lotRows = (results: readonly LotResult[], isPublic: boolean) =>
  results.map((one) => [
    `${one.lot_number} ${one.label}`,
    one.decision === 'retained' ? letter.isRetained : letter.isRejected,
    one.final_score ? frenchDecimal(one.final_score) : '',
    one.rank === null ? '' : String(one.rank),
    lotText(one, isPublic),
  ])

/** The letter that tells a supplier what became of its offer, as its mail did (domain §9.7). */
export async function letterSheet(
  context: { config: Config },
  work: Work,
  { id, supplier_id }: { id: number; supplier_id: number },
): Promise<Sheet> {
  const tender = await findTender(work.tx, id)
  refuseUnless(tender, '350', '400', '450')
  const results = (await resultsOf(work.tx, id)).filter((one) => one.supplier_id === supplier_id)
  if (!results.length) throw new ApiError('err404', { display: tenderTexts.noOffer })
  const isRetained = results.some(({ decision }) => decision === 'retained')
  return {
    ...(await headOf(work, context, tender)),
    title: isRetained ? letter.award : letter.rejection,
    at: new Date(String(tender.awarded_at)),
    facts: [
      [receipt.tender, `${tender.code} - ${tender.label}`],
      [receipt.supplier, await nameOf(work, 'supplier', supplier_id)],
      [letter.date, frenchMoment(String(tender.awarded_at))],
      ...(tender.signable_on ? [[letter.signableOn, frenchDay(tender.signable_on)] as const] : []),
    ],
    text: saying(isRetained ? letter.awardText : letter.rejectionText, {
      start: frenchDay(String(tender.market_openning_date)),
      end: frenchDay(String(tender.market_closing_date)),
    }),
    columns: [
      { title: letter.lot, share: 20 },
      { title: letter.decision, share: 14 },
      { title: letter.final, share: 9, align: 'right' },
      { title: letter.rank, share: 7, align: 'right' },
      { title: letter.detail, share: 50 },
    ],
    groups: [{ rows: lotRows(results, tender.is_public) }],
  }
}
