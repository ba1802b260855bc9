import { membershipTexts as texts } from '../../i18n/fr/membership'
import { membershipEndpoints } from '../../resources/statistics/membership'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import type { MembershipReaders } from '../trade/membership'
import { sheetPdf } from '../trade/sheet-pdf'
import { refuseOthers } from './asked'
import { membershipSheet } from './membership-pdf'
import { readMembership } from './read-membership'

/** What membership brought a member or a group in a year; another one's is refused. */
export const membershipCalls = (readers: MembershipReaders): Call[] =>
  serve(membershipEndpoints, {
    year: async ({ work, query }) => {
      await refuseOthers(work, query)
      return readMembership(work, query, readers)
    },
    paper: async ({ context, actor, query }) => {
      const now = context.now()
      const found = await context.db.read(actor, async (tx) => {
        const work = workOf(context.db, tx, now)
        await refuseOthers(work, query)
        return readMembership(work, query, readers)
      })
      const sheet = membershipSheet(found, context.config.organisation, now)
      return { name: texts.file({ year: found.year }), book: await sheetPdf(sheet) }
    },
  })
