import type { RowOf } from '../../resources/schema/infer'
import { publicState } from '../../resources/tenders/notice-states'
import type { tender } from '../../resources/tenders/tender'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { ask, limitSql, type NoticeRow, only, shownSql } from './shown-notices'

type OpenNotice = RowOf<typeof tender, 'id' | 'company_id' | 'catalog_id'>

const openSql = `select n.status, t.status as tender_status, ${limitSql} as closing_date, t.id, t.company_id, t.catalog_id, t.published ${shownSql} and n.id = $2`

/** The tender of a notice that still takes offers; err404 where nobody sees the notice, err409 where it takes none. */
export async function openNotice(context: Context, id: number, closed: string): Promise<OpenNotice> {
  type Found = Pick<NoticeRow, 'status' | 'tender_status' | 'closing_date'> & {
    [K in keyof OpenNotice]: OpenNotice[K] | null
  } & { published: boolean | null }
  const notice = only(await ask<Found>(context, openSql, id))
  const { company_id, catalog_id } = notice
  const isOpen = notice.published === true && publicState(notice, context.now()) === 'open'
  if (!isOpen || notice.id === null || company_id === null || catalog_id === null)
    throw new ApiError('err409', { display: closed })
  return { id: notice.id, company_id, catalog_id }
}
