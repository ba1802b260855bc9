import { setImmediate } from 'node:timers/promises'
import { surveyTexts } from '../../i18n/fr/surveys'
import type { adherent } from '../../resources/directory/adherent'
import { exact, rounded, sumOfAmounts } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { cellText, type LineMessage, type SheetLine } from '../../resources/schema/sheet-lines'
import { saying } from '../../resources/schema/texts'
import type { SurveyReading } from '../../resources/surveys/answers'
import {
  type FoundColumn,
  findColumns,
  isSurveyColumn,
  type SurveyColumn,
  titleKey,
  titleRow,
} from '../../resources/surveys/columns'
import {
  memberKey,
  readSurveyLines,
  type SurveyFault,
  type SurveyLine,
} from '../../resources/surveys/read-lines'
import { invalid } from '../api/error'
import { toldErrors } from '../api/imports/sent-lines'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { AnswerRow, SurveyRow } from './survey'

const texts = surveyTexts.sheet
/** Lines of one file: what is read and kept within seconds. */
const mostLines = 100_000

/** A file as it was understood. */
export interface ReadFile {
  titles: string[]
  columns: FoundColumn[]
  isAsked: boolean
  lines: SurveyLine[]
  faults: SurveyFault[]
  remarks: LineMessage[]
}

const membersSql = `select id, name, corporate_name, siret, finess from adherent where company_id = $1 and "deletedAt" is null order by id`
const rememberedSql = `select heading, "column" from statistic_column where supplier_id = $1`

type Member = RowOf<typeof adherent, 'id' | 'name' | 'corporate_name' | 'siret' | 'finess'>

/** The members of a service by whatever a supplier may call them: number, SIRET, FINESS, name. */
function membersByCode(members: readonly Member[]): Map<string, number | null> {
  const found = new Map<string, number | null>()
  const add = (text: string | null, id: number) => {
    const key = memberKey(text ?? '')
    if (key) found.set(key, found.has(key) && found.get(key) !== id ? null : id)
  }
  for (const { id, ...codes } of members) for (const text of Object.values(codes)) add(text, id)
  for (const { id } of members) found.set(String(id), id)
  return found
}

/** `{"adherent":0,"amount":3}`: where somebody says that each wanted column stands. */
function toldColumns(
  told: unknown,
  titles: readonly string[],
  wanted: readonly SurveyColumn[],
): FoundColumn[] {
  const given = told !== null && typeof told === 'object' ? Object.entries(told) : []
  const places = new Map(
    given.filter(
      (one): one is [SurveyColumn, number] =>
        isSurveyColumn(one[0]) &&
        Number.isInteger(one[1]) &&
        Number(one[1]) >= 0 &&
        Number(one[1]) < titles.length,
    ),
  )
  if (!wanted.every((name) => places.has(name)))
    throw invalid([{ name: 'columns', message: surveyTexts.columns }])
  const at = wanted.map((name) => places.get(name) ?? 0)
  if (new Set(at).size < at.length) throw invalid([{ name: 'columns', message: surveyTexts.twice }])
  return wanted.map((name) => ({ name, at: places.get(name) ?? 0, is_sure: true }))
}

/** What a file is understood by: the request, the members of its service, and what the supplier's columns were called before. */
export interface Known {
  survey: SurveyRow
  members: ReadonlyMap<string, number | null>
  columns: ReadonlyMap<string, SurveyColumn>
}

export async function knownFor(
  work: Work,
  { survey, answer }: { survey: SurveyRow; answer: AnswerRow },
): Promise<Known> {
  const { members, remembered } = await pastRights(work.tx, 'surveys', async (past) => ({
    members: await past.query<Member>(membersSql, [survey.company_id]),
    remembered: await past.query<{ heading: string; column: string }>(rememberedSql, [answer.supplier_id]),
  }))
  const columns = new Map(
    remembered.flatMap(({ heading, column }) => (isSurveyColumn(column) ? [[heading, column] as const] : [])),
  )
  return { survey, members: membersByCode(members), columns }
}

/** Lines that are read at a stretch: some milliseconds, then it is everybody else's turn. */
const atOnce = 500

/** Understands the rows of a file: the columns by what is told of them, else by their titles; lines only where none is in doubt. */
export async function readFileRows(
  { survey, members, columns: known }: Known,
  { rows, told }: { rows: readonly SheetLine[]; told: unknown },
): Promise<ReadFile> {
  if (rows.length > mostLines)
    throw invalid([{ name: 'file', message: surveyTexts.tooMany({ most: mostLines }) }])
  const head = titleRow(rows, survey.columns, known)
  const titles = (rows[head]?.cells ?? []).map(cellText)
  const columns =
    told === undefined || told === null
      ? findColumns(titles, survey.columns, known)
      : toldColumns(told, titles, survey.columns)
  const isAsked = columns.some(({ is_sure }) => !is_sure)
  const [lines, faults, remarks]: [SurveyLine[], SurveyFault[], LineMessage[]] = [[], [], []]
  const period = { start: survey.period_start, end: survey.period_end }
  for (let at = head + 1; !isAsked && at < rows.length; at += atOnce) {
    const read = readSurveyLines(rows.slice(at, at + atOnce), { columns, members, period })
    for (const line of read.lines) lines.push(line)
    for (const fault of read.faults) faults.push(fault)
    for (const remark of read.remarks) remarks.push(remark)
    await setImmediate()
  }
  return { titles, columns, isAsked, lines, faults, remarks }
}

const said = () => ({ member: texts.member_unknown })
const sentence = ({ line, fault, value }: SurveyFault): string =>
  texts.line({ line, message: saying({ ...texts, ...said() }[fault], { value }) })

/** What a read file answers; of the lines their number and sum. */
export const readingOf = ({ titles, columns, isAsked, lines, faults, remarks }: ReadFile): SurveyReading => ({
  ...{ titles, columns, is_asked: isAsked, lines: lines.length },
  amount_ht: rounded(exact(sumOfAmounts(lines.map((line) => line.amount_ht))), 2),
  ...toldErrors(faults, sentence, remarks),
})

/** The titles that somebody told something of, as they are remembered. */
export const headingsOf = ({ titles, columns }: ReadFile): { heading: string; column: SurveyColumn }[] =>
  columns.flatMap(({ name, at }) => {
    const heading = at === null ? '' : titleKey(titles[at]).slice(0, 255)
    return heading ? [{ heading, column: name }] : []
  })
