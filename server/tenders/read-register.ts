import { registerEndpoints } from '../../resources/tenders/endpoints'
import type { NoticeRegister } from '../../resources/tenders/public-answers'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { findRow } from '../api/read'
import { serve } from '../api/serve'

const registerSql = `select id, document, consulted_at, email from document_consultation
  where public_notice_id = $1 order by consulted_at desc, id desc limit 1000`
const countsSql = `select count(*)::int as downloads, count(distinct coalesce(email, ip_hash))::int as visitors
  from document_consultation where public_notice_id = $1`

type Counts = Omit<NoticeRegister, 'rows'>

/** Who downloaded the documents of a notice: the thousand latest, and how many in all. */
export const registerCalls: Call[] = serve(registerEndpoints, {
  async read({ work, params }) {
    if (!(await findRow(work, work.registry.get('public_notice'), params.id))) throw new ApiError('err404')
    // The prints of addresses are nobody's to read: they are only counted.
    const [counts] = await work.tx.beyond('public page', (past) => past.query<Counts>(countsSql, [params.id]))
    return {
      ...{ downloads: 0, visitors: 0, ...counts },
      rows: await work.tx.query<NoticeRegister['rows'][number]>(registerSql, [params.id]),
    }
  },
})
