import { type NoticeRegister, noticeRegister } from '../../resources/tenders/public-answers'
import { defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { findRow } from '../api/read'
import { workOf } from '../api/work'
import { noticeParams } from './shown-notices'

const registerSql = `select id, document, consulted_at, email from document_consultation
  where public_notice_id = $1 order by consulted_at desc, id desc limit 1000`
const countsSql = `select count(*)::int as downloads, count(distinct coalesce(email, ip_hash))::int as visitors
  from document_consultation where public_notice_id = $1`

type Counts = Omit<NoticeRegister, 'rows'>

/** Who downloaded the documents of a notice: the thousand latest, and how many in all. */
export const readRegister = defineCall('GET /publicnotice/{id}/register', 'managePublicNotice', {
  shape: {
    summary: "Registre des téléchargements d'un avis de marché",
    tag: 'Avis de marché public',
    params: noticeParams,
    answers: noticeRegister,
  },
  run: ({ context, actor, params }) =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      if (!(await findRow(work, work.registry.get('public_notice'), params.id))) throw new ApiError('err404')
      // The prints of addresses are nobody's to read: they are only counted.
      const [counts] = await tx.beyond('public page', (past) => past.query<Counts>(countsSql, [params.id]))
      return {
        ...{ downloads: 0, visitors: 0, ...counts },
        rows: await tx.query<NoticeRegister['rows'][number]>(registerSql, [params.id]),
      }
    }),
})
