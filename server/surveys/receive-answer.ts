import type { FastifyRequest } from 'fastify'
import { importTexts } from '../../i18n/fr/exports'
import { surveyTexts as texts } from '../../i18n/fr/surveys'
import type { SheetLine } from '../../resources/schema/sheet-lines'
import type { SurveyReading } from '../../resources/surveys/answers'
import { statisticResponse } from '../../resources/surveys/survey'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { acceptedKind, keepFile } from '../api/files/keep-file'
import { receiveFiles } from '../api/files/receive-files'
import type { Spooled } from '../api/files/spool'
import { parseSent } from '../api/imports/read-sent'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { workbookLimits } from '../spreadsheet/limits'
import { readRows } from '../spreadsheet/read-workbook'
import { tellAnswered } from '../trade/tell-authors'
import { headingsOf, knownFor, type ReadFile, readFileRows, readingOf } from './read-file'
import { type AnswerRow, findAnswer, findSurvey, lockAnswer, mayMove, moveAnswer, wrongState } from './survey'

interface Sent {
  context: Context
  actor: Actor
  request: FastifyRequest
  /** What is told of the columns, if anything. */
  told: unknown
}

const folder = {
  path: '/statistic',
  endings: new Set<string>(statisticResponse.fields.file_id.accept),
  images: false,
}

/** The rows of a sent workbook; the file itself stays. */
async function rowsOf({ filename, sha256, file }: Spooled): Promise<SheetLine[]> {
  const kept = { ...file, remove: async () => undefined }
  const { rows } = await parseSent({ name: filename, sha256, file: kept })
  try {
    const lines: SheetLine[] = []
    for await (const batch of readRows(rows.path))
      for (const { line, cells } of batch) lines.push({ line: line + 1, cells })
    return lines
  } finally {
    await rows.remove()
  }
}

/** Does something with the workbook that answers a request, once the answer is one's own; nothing of it stays on the way. */
async function withWorkbook<T>(
  { context, actor, request }: Sent,
  id: number,
  run: (sent: Spooled) => Promise<T>,
): Promise<T> {
  await context.db.read(actor, (tx) => findAnswer(tx, id))
  const received = await receiveFiles(request)
  try {
    const [sent] = received.files
    if (!sent) throw new ApiError('err400', { fields: [{ name: 'file', message: importTexts.noFile }] })
    if (sent.size > workbookLimits.file) throw new ApiError('err413')
    return await run(sent)
  } finally {
    await received.drop()
  }
}

/** Understands a file by what is known; what is read of it takes no connection. */
async function understood({ context, actor, told }: Sent, id: number, rows: readonly SheetLine[]) {
  const known = await context.db.read(actor, async (tx) => {
    const answer = await findAnswer(tx, id)
    if (!mayMove('receive', answer.status)) throw wrongState(answer.status, texts.wrongAnswer)
    const survey = await findSurvey(tx, answer.statistic_request_id)
    return knownFor(workOf(context.db, tx, context.now()), { survey, answer })
  })
  return readFileRows(known, { rows, told })
}

/** Reads a file without keeping anything: what its columns are, how many lines it has, what is wrong in them. */
export const readSent = (from: Sent, id: number): Promise<SurveyReading> =>
  withWorkbook(from, id, async (sent) => readingOf(await understood(from, id, await rowsOf(sent))))

const articlesSql = `
  select distinct on (fold(a.ref_supplier)) fold(a.ref_supplier) as reference, a.id, p.subfamily_id, s.family_id, f.catalog_id
  from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
  where a.supplier_id = $2 order by fold(a.ref_supplier), (a."deletedAt" is null) desc, a.id desc`
const linesSql = `
  insert into external_purchase (statistic_response_id, supplier_id, company_id, line, day, adherent_id, reference, designation, quantity, amount_ht,
    article_id, catalog_id, family_id, subfamily_id, "createdAt", "updatedAt", created_by, updated_by)
  select $1::bigint, $2::bigint, $3::bigint, g.line, g.day, g.adherent_id, g.reference, g.designation, g.quantity, g.amount_ht,
    a.id, a.catalog_id, a.family_id, a.subfamily_id, $5, $5, $6, $6
  from jsonb_to_recordset($4::jsonb) as g(line int, day date, adherent_id bigint, reference text, designation text, quantity numeric, amount_ht numeric)
    left join (${articlesSql}) a on a.reference = fold(g.reference) order by g.line`
const rememberSql = `
  insert into statistic_column (supplier_id, heading, "column", "createdAt", "updatedAt") select $1::bigint, g.heading, g."column", $3, $3
  from jsonb_to_recordset($2::jsonb) as g(heading text, "column" text) on conflict do nothing`

/** Keeps the lines of an answer instead of those it had, and what was told of its columns. */
async function keepLines(work: Work, id: number, { read, isTold }: { read: ReadFile; isTold: boolean }) {
  const { supplier_id, statistic_request_id } = await findAnswer(work.tx, id)
  const { company_id } = await findSurvey(work.tx, statistic_request_id)
  await pastRights(work.tx, 'surveys', async (past) => {
    await past.query('delete from external_purchase where statistic_response_id = $1', [id])
    await past.query(linesSql, [
      id,
      supplier_id,
      company_id,
      JSON.stringify(read.lines),
      work.now,
      work.actor.userId,
    ])
    if (!isTold) return
    const headings = headingsOf(read)
    await past.query('delete from statistic_column where supplier_id = $1 and heading = any($2::text[])', [
      ...[supplier_id, headings.map((one) => one.heading)],
    ])
    await past.query(rememberSql, [supplier_id, JSON.stringify(headings), work.now])
  })
}

const supplierSql = 'select name as party from supplier where id = $1'

/** Tells those who made a request that a supplier's file has come. */
async function tellReceived({ tx, now }: Work, answer: AnswerRow): Promise<void> {
  const [supplier] = await pastRights(tx, 'surveys', (past) =>
    past.query<{ party: string }>(supplierSql, [answer.supplier_id]),
  )
  const event = `${answer.id} ${now.toISOString()}`
  const id = answer.statistic_request_id
  if (supplier) await tellAnswered(tx, { campaign: 'statistics', id, ...supplier, event, now })
}

/** Receives an answer: its file is kept, and its lines wait to be integrated; nothing is taken over where a line is wrong. */
export const receiveSent = (from: Sent, id: number): Promise<void> =>
  withWorkbook(from, id, async (sent) => {
    const { context, actor, told } = from
    const kind = await acceptedKind(folder, sent)
    const read = await understood(from, id, await rowsOf(sent))
    if (read.isAsked) throw invalid([{ name: 'columns', message: texts.columns }])
    if (read.faults.length) throw invalid([{ name: 'file', message: texts.faulty }])
    if (!read.lines.length) throw invalid([{ name: 'file', message: texts.empty }])
    const file = await keepFile(context, actor, { folder, sent, kind })
    await context.db.write(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const answer = await lockAnswer(tx, id)
      if (!mayMove('receive', answer.status)) throw wrongState(answer.status, texts.wrongAnswer)
      await keepLines(work, id, { read, isTold: told !== undefined && told !== null })
      const { lines, amount_ht } = readingOf(read)
      const received_at = work.now.toISOString()
      await moveAnswer(work, answer, {
        verb: 'receive',
        extra: {
          ...{ file_id: Number(file.id), lines, amount_ht, received_at, comment: null, integrated_at: null },
        },
      })
      await tellReceived(work, answer)
    })
  })
