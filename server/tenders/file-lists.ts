import { answerFileTexts } from '../../i18n/fr/answer-files'
import { frenchMoment } from '../../resources/schema/date-text'
import type { AnswerContent } from '../../resources/tenders/answer'
import { answerFileKinds, type ToldFile, toldFiles } from '../../resources/tenders/answer-files'
import type { ReceiptAnswer } from '../../resources/tenders/answers'
import type { Work } from '../api/work'
import type { Sheet } from '../trade/sheet-pdf'

const texts = answerFileTexts.paper
type Groups = Sheet['groups']

/** The numbers of a tender's lots, by id. */
export async function lotNumbers(work: Work, tenderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await work.tx.query<{ id: number; lot_number: number }>(
    'select id, lot_number from tender_family where tender_id = $1',
    [tenderId],
  )
  return new Map(rows.map(({ id, lot_number }) => [id, lot_number]))
}

/** A hash, in a narrow column. */
export const inTwoLines = (sha256: string): string => sha256.replace(/(.{32})/, '$1\n')

const cellsOf = (file: ToldFile, lots: ReadonlyMap<number, number>): string[] => [
  `${file.filename}\n${answerFileKinds[file.kind]}`,
  file.tender_family_id ? String(lots.get(file.tender_family_id) ?? '') : texts.whole,
  String(file.size),
  frenchMoment(file.at),
  inTwoLines(file.sha256),
]

/** The files of an offer on its receipt; why there are none for who may not read them. */
export function receiptFiles(content: AnswerContent | undefined, lots: ReadonlyMap<number, number>): Groups {
  if (!content) return [{ points: [texts.notReader] }]
  const files = toldFiles(content.files)
  if (!files.length) return []
  const columns = [
    { title: texts.file, share: 27 },
    { title: texts.lot, share: 11 },
    { title: texts.size, share: 10, align: 'right' },
    { title: texts.at, share: 16 },
    { title: texts.sha256, share: 36 },
  ] as const
  return [{ title: texts.files, columns, rows: files.map((file) => cellsOf(file, lots)) }]
}

/** The files of the opened offers in the report of their opening. */
export function openedFiles(offers: readonly ReceiptAnswer[], lots: ReadonlyMap<number, number>): Groups {
  const rows = offers.flatMap(({ supplier, files }) =>
    files.map((file) => [supplier, ...cellsOf(file, lots)]),
  )
  if (!rows.length) return []
  const columns = [
    { title: texts.supplier, share: 17 },
    { title: texts.file, share: 21 },
    { title: texts.lot, share: 9 },
    { title: texts.size, share: 9, align: 'right' },
    { title: texts.at, share: 12 },
    { title: texts.sha256, share: 32 },
  ] as const
  return [{ title: texts.files, columns, rows }]
}
