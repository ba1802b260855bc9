import { buffer } from 'node:stream/consumers'
import { synthesisTexts as texts } from '../../i18n/fr/synthesis'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import {
  chapterOrder,
  ownChapters,
  type SynthesisChapter,
  synthesisChapters,
} from '../../resources/tenders/synthesis'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { Config } from '../config'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { sheetPdf } from '../trade/sheet-pdf'
import type { Chapter } from './chapter'
import { chapterReaders } from './synthesis-chapters'
import { findTender, refuseUnless, type TenderRow } from './tender-row'

/** What a synthesis document tells: its tender and the chapters that were chosen. */
export interface Synthesis {
  tender: TenderRow
  company: string
  chapters: { title: string; chapter: Chapter }[]
}

/** The chapters of a text such as `market,lots`, each once, in the order of the document. */
export function chaptersOf(asked: string): SynthesisChapter[] {
  const names = new Set(asked.split(',').map((name) => name.trim()))
  const chosen = chapterOrder.filter((name) => names.has(name))
  if (!chosen.length) throw invalid([{ name: 'chapters', message: texts.noChapter }])
  return chosen
}

/** Of these chapters those that members may read. */
export function sharedChapters(asked: string): SynthesisChapter[] {
  const own = chaptersOf(asked).find((name) => ownChapters.includes(name))
  if (own)
    throw invalid([{ name: 'chapters', message: texts.ownChapter({ chapter: synthesisChapters[own] }) }])
  return chaptersOf(asked)
}

/** Reads the chosen chapters of an awarded tender. */
export async function readSynthesis(
  work: Work,
  id: number,
  chapters: readonly SynthesisChapter[],
): Promise<Synthesis> {
  const tender = await findTender(work.tx, id)
  refuseUnless(tender, '350', '400', '450')
  const [company] = await work.tx.query<{ label: string }>('select label from company where id = $1', [
    tender.company_id,
  ])
  const read: Synthesis['chapters'] = []
  for (const name of chapters)
    read.push({ title: synthesisChapters[name], chapter: await chapterReaders[name](work, tender) })
  return { tender, company: company?.label ?? '', chapters: read }
}

const shown = (value: string | null, scale: number | undefined) => {
  if (value === null) return '–'
  return scale === undefined ? value : frenchDecimal(value)
}

const pdfOf = ({ tender, company, chapters }: Synthesis, { organisation }: Pick<Config, 'organisation'>) =>
  sheetPdf({
    title: texts.document,
    author: organisation,
    over: company,
    facts: [[texts.tender, `${tender.code} - ${tender.label}`]],
    columns: [],
    groups: chapters.flatMap(({ title, chapter: { columns, rows, note } }) => [
      {
        title,
        columns: columns.map(({ scale, ...column }) => ({
          ...column,
          ...(scale === undefined ? {} : { align: 'right' as const }),
        })),
        rows: rows.length
          ? rows.map((row) => row.map((value, at) => shown(value, columns[at]?.scale)))
          : [columns.map((_, at) => (at ? '' : texts.nothing))],
      },
      ...(note ? [{ points: [note] }] : []),
    ]),
  })

const xlsxOf = ({ chapters }: Synthesis) =>
  buffer(
    writeWorkbook({
      sheets: chapters.map(({ title, chapter: { columns, rows } }) => ({
        name: title,
        columns: columns.map(({ title: header, share, scale }) => ({ header, width: share, scale })),
        rows: [
          rows.map((row) =>
            row.map((value, at) =>
              value === null || columns[at]?.scale === undefined ? value : Number(value),
            ),
          ),
        ],
      })),
    }),
  )

/** The bytes of a synthesis document. */
export const writeSynthesis = (
  synthesis: Synthesis,
  format: 'pdf' | 'xlsx',
  config: Pick<Config, 'organisation'>,
): Promise<Buffer> => (format === 'pdf' ? pdfOf(synthesis, config) : xlsxOf(synthesis))
