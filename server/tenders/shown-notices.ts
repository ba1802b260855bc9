import { f } from '../../resources/schema/f'
import type { RowOf } from '../../resources/schema/infer'
import { shownStates } from '../../resources/tenders/notice-states'
import type { ShownNotice } from '../../resources/tenders/public-answers'
import type { publicNotice } from '../../resources/tenders/public-notice'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { listOf } from '../database/naming'

/** A notice as the statements of the public pages read it. */
export type NoticeRow = Omit<ShownNotice, 'state'> &
  RowOf<typeof publicNotice, 'status'> & { tender_status: string | null }

/** Until when a notice `n` with the tender `t` is answered: the tender's own limit. */
export const limitSql = 'coalesce(t.response_date_limit, n.closing_date)'

/** The tender of a notice, where it has one. */
export const tenderJoin = 'left join tender t on t.id = n.tender_id and t."deletedAt" is null'

/** The lots of a notice, one a line: its tender's own. */
export const noticeLotsSql = `case when t.id is null then n.lots else (
    select string_agg('Lot ' || l.lot_number || ' : ' || l.label, chr(10) order by l.lot_number, l.id) from tender_family l
    where l.tender_id = t.id and l."deletedAt" is null) end`

/** The documents `d` of a notice: those of its tender are its own. */
export const papersOf = '(d.public_notice_id = n.id or d.tender_id = t.id) and d."deletedAt" is null'

/** Notices that everybody may see now: published, and not archived (domain §9.8). */
export const shownSql = `from public_notice n ${tenderJoin} left join procedure p on p.id = coalesce(n.procedure_id, t.procedure_id)
  where n."deletedAt" is null and n.status in ${listOf(shownStates)} and n.publication_date <= $1 and ${limitSql} is not null`

export const noticeParams = { id: f.int({ label: 'Avis', required: true, min: 1 }) }

/** Asks as the public pages do: nobody is logged in, `$1` is the moment. */
export const ask = <T extends object>({ db, now }: Context, sql: string, ...more: unknown[]) =>
  db.system('public page', (tx) => tx.query<T>(sql, [now(), ...more]))

/** The only row of an answer; err404 without one. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new ApiError('err404')
  return row
}
