import { tenderTexts } from '../../i18n/fr/tenders'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { supplierUsers } from '../trade/recipients'
import type { Reader } from './answer-content'

/** An account of the supplier, with what its sealed copies are bound to. */
export interface Colleague extends Reader {
  name: string
}

const colleaguesSql = `
  select u.id as "userId", coalesce(u.credential_epoch, '') as epoch, concat_ws(' ', u.first_name, u.last_name) as name
  from "user" u where u.id = any($1::bigint[]) order by 3, 1`

/** The accounts that stand for a supplier. */
export const colleaguesOf = (work: Work, supplierId: number): Promise<Colleague[]> =>
  work.tx.beyond('tenders', async (past) =>
    past.query<Colleague>(colleaguesSql, [await supplierUsers(past, supplierId)]),
  )

const ownSql = `select id as "userId", coalesce(credential_epoch, '') as epoch from "user" where id = $1`

/** Who asks, as answers are sealed for it; undefined behind an impersonation, where somebody else stands. */
export async function findReader(work: Work): Promise<Reader | undefined> {
  if (work.actor.impersonatorId) return undefined
  const [own] = await work.tx.beyond('tenders', (past) => past.query<Reader>(ownSql, [work.actor.userId]))
  return own
}

/** The same; whoever is impersonated is refused. */
export async function readerOf(work: Work): Promise<Reader> {
  const own = await findReader(work)
  if (!own) throw new ApiError('err541')
  return own
}

/** Who is of the supplier and was not let in by the answer's author. */
export const notReader = () => new ApiError('err541', { display: tenderTexts.notReader })
