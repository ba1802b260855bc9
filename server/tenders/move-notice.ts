import { noticeTexts } from '../../i18n/fr/public-notices'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { publicNotice } from '../../resources/tenders/public-notice'
import { actionCall } from '../api/declared-action'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { papersOf, tenderJoin } from './shown-notices'

const papersSql = `select d.id from tender_document d join public_notice n on n.id = $1 ${tenderJoin}
  where d.public and ${papersOf} limit 1`

async function refusePublication(work: Work, notice: UnknownRow): Promise<void> {
  if (!notice.closing_date || new Date(String(notice.closing_date)) <= work.now)
    throw invalid([{ name: 'closing_date', message: noticeTexts.closing }])
  const documents = await work.tx.query(papersSql, [notice.id])
  if (!documents.length) throw invalid([{ name: 'documents', message: noticeTexts.documents }])
}

/** Leads a notice one step on: published, closed, awarded, archived (domain §20). */
export const moveNotice = actionCall(publicNotice, 'PUT /publicnotice/{id}/status', {
  summary: "Fait passer un avis de marché à l'état suivant",
  works: {
    publish: async ({ work, row }) => {
      await refusePublication(work, row)
      return row.publication_date ? undefined : { publication_date: work.now.toISOString() }
    },
    award: async ({ row }) => {
      if (!String(row.award_text ?? '').trim())
        throw invalid([{ name: 'award_text', message: noticeTexts.award }])
      return undefined
    },
  },
})
