import { f } from '../../resources/schema/f'
import type { RowOf } from '../../resources/schema/infer'
import { shownStates } from '../../resources/tenders/notice-states'
import type { ShownNotice } from '../../resources/tenders/public-answers'
import type { publicNotice } from '../../resources/tenders/public-notice'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { listOf } from '../database/naming'

/** A notice as the statements of the public pages read it. */
export type NoticeRow = Omit<ShownNotice, 'state'> & RowOf<typeof publicNotice, 'status'>

/** Notices that everybody may see now: published, and not archived (domain §9.8). */
export const shownSql = `from public_notice n left join procedure p on p.id = n.procedure_id
  where n."deletedAt" is null and n.status in ${listOf(shownStates)} and n.publication_date <= $1 and n.closing_date is not null`

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
