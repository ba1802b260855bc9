import { createHash } from 'node:crypto'
import { closingTexts as texts } from '../../i18n/fr/egalim-closing'
import { egalimClosing } from '../../resources/egalim/closing'
import {
  type FormTotal,
  formTotals,
  formTotalsOf,
  type KeptTotals,
} from '../../resources/egalim/ma-cantine-form'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Context } from '../api/context'
import { ApiError, notFound } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { faultsAmong, fileOf, memberLines } from './ma-cantine'

type Year = { year: number; adherent_id: number }

/** A closing with the names of its people. */
export type Closing = RowOf<
  typeof egalimClosing,
  | ('id' | 'adherent_id' | 'year' | 'lines' | 'sha256' | 'reopened_at' | 'reason')
  | ('canteen_id' | 'diagnostic_id' | 'sent_at')
> & {
  totals: KeptTotals
  closed_at: string
  closed_by: string | null
  reopened_by: string | null
  sent_by: string | null
  adherent: string
  siret: string
}

const nameOf = (column: string) =>
  `(select concat_ws(' ', u.first_name, u.last_name) from "user" u where u.id = c.${column})`

const closingSql = (where: string) => `
  select c.id, c.adherent_id, c.year, c.totals, c.lines, c.sha256, c.reopened_at, c.reason, c.canteen_id, c.diagnostic_id, c.sent_at,
    c."createdAt" as closed_at, ${nameOf('created_by')} as closed_by, ${nameOf('reopened_by_id')} as reopened_by,
    ${nameOf('sent_by_id')} as sent_by, a.name as adherent, coalesce(a.siret, '') as siret
  from egalim_closing c join adherent a on a.id = c.adherent_id
  where ${where} and c."deletedAt" is null order by c.id desc`

/** The closings of a member's year, the newest first. */
const closingsOf = (
  work: Pick<Writing, 'tx'>,
  { adherent_id, year }: Year,
): Promise<(Closing & UnknownRow)[]> =>
  pastRights(work.tx, 'egalim', (past) =>
    past.query<Closing & UnknownRow>(closingSql('c.adherent_id = $1 and c.year = $2'), [adherent_id, year]),
  )

/** A closing that one may see, locked on request; one of another member is not there. */
export async function findClosing(work: Work, id: number, { locks = false } = {}): Promise<Closing> {
  const own = `select id from egalim_closing where id = $1 and "deletedAt" is null${locks ? ' for update' : ''}`
  if (!(await work.tx.query(own, [id])).length) throw notFound(egalimClosing)
  const [found] = await pastRights(work.tx, 'egalim', (past) =>
    past.query<Closing & UnknownRow>(closingSql('c.id = $1'), [id]),
  )
  if (!found) throw notFound(egalimClosing)
  return found
}

const isOver = (work: Pick<Writing, 'now'>, year: number) => Number(parisDay(work.now).slice(0, 4)) > year

/** Where a filled report is looked at and declared. */
const reportAddress = ({ config }: Pick<Context, 'config'>, { diagnostic_id }: Closing) =>
  diagnostic_id && config.maCantine ? config.maCantine.url : null

const told = ({ id, closed_at, closed_by, lines, sha256, totals }: Closing) => ({
  ...{ id, closed_at, closed_by, lines, sha256, total_ht: totals.value_total_ht ?? '0.00' },
})

interface LinkRow extends UnknownRow {
  linked_at: string | null
  linked_by: string | null
}

const linkSql = `select c.linked_at, ${nameOf('linked_by_id')} as linked_by from ma_cantine_link c
  where c.adherent_id = $1 and c.linked_at is not null and c."deletedAt" is null`

/** The totals of a year today, beside those that were closed (measures §7). */
export async function readClosing(context: Context, work: Work, { year, adherent_id }: Year) {
  const { lines } = await memberLines(work, { year, adherent_id })
  const all = await closingsOf(work, { year, adherent_id })
  const [link] = await pastRights(work.tx, 'egalim', (past) => past.query<LinkRow>(linkSql, [adherent_id]))
  const living = all.find(({ reopened_at }) => reopened_at === null)
  const today = formTotalsOf(lines)
  return {
    ...{ year, is_over: isOver(work, year), lines: lines.length },
    totals: (Object.keys(formTotals) as FormTotal[]).map((key) => ({
      ...{ key, amount_ht: today[key], closed_ht: living?.totals[key] ?? null },
      gap_ht: living?.totals[key] ? differenceOf(today[key], living.totals[key]) : null,
    })),
    closing: living
      ? {
          ...told(living),
          sent_at: living.sent_at,
          sent_by: living.sent_by,
          address: reportAddress(context, living),
        }
      : null,
    past: all.flatMap((one) =>
      one.reopened_at
        ? [
            {
              ...told(one),
              reopened_at: one.reopened_at,
              reopened_by: one.reopened_by,
              reason: one.reason ?? '',
            },
          ]
        : [],
    ),
    link: {
      is_open: context.config.maCantine !== undefined,
      ...{ linked_at: link?.linked_at ?? null, linked_by: link?.linked_by ?? null },
    },
  }
}

const refuse = (display: string): never => {
  throw new ApiError('err409', { display })
}

/** Closes a year that is over and without fault, as it was shown: its totals and its file are kept. Two presses make one. */
export async function closeYear(
  work: Writing,
  { total_ht, ...of }: Year & { total_ht: string },
): Promise<{ id: number }> {
  const { year } = of
  await work.tx.query('select id from adherent where id = $1 for no key update', [of.adherent_id])
  const { lines, member } = await memberLines(work, of)
  if (!isOver(work, year)) refuse(texts.notOver({ year, next: year + 1 }))
  if ((await closingsOf(work, of)).some(({ reopened_at }) => reopened_at === null)) refuse(texts.already)
  if (!lines.length) refuse(texts.empty({ year }))
  if (faultsAmong(lines).length) refuse(texts.faulty)
  const totals = formTotalsOf(lines)
  if (compareDecimals(totals.value_total_ht, total_ht) !== 0) refuse(texts.changed)
  // As a long text is kept: without the last end of line.
  const file = fileOf(lines).trim()
  if (Buffer.byteLength(file) > 10_000_000) refuse(texts.tooLong)
  const sha256 = createHash('sha256').update(file).digest('hex')
  const id = await repo(work, egalimClosing).create({
    ...{ adherent_id: member.id, year, totals, lines: lines.length, file, sha256 },
  })
  return { id }
}

/** Opens a closed year again; the closing stays, with the reason. */
export async function reopenYear(
  work: Work,
  { id, reason, userId }: { id: number; reason: string; userId: number },
): Promise<{ success: boolean }> {
  const { reopened_at } = await findClosing(work, id, { locks: true })
  if (reopened_at) refuse(texts.reopenedAlready)
  await repo(work, egalimClosing).update(id, {
    ...{ reopened_at: work.now.toISOString(), reopened_by_id: userId, reason },
  })
  return { success: true }
}

/** The file of a closing to the byte. */
export async function closedFile(work: Work, id: number): Promise<{ name: string; csv: string }> {
  const { year, adherent } = await findClosing(work, id)
  const [kept] = await pastRights(work.tx, 'egalim', (past) =>
    past.query<{ file: string }>('select file from egalim_closing where id = $1', [id]),
  )
  return { name: texts.file({ year, adherent }), csv: kept?.file ?? '' }
}
