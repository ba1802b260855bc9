import { quotedTexts } from './sql-text'

/** Why SQL of the server writes a declared table with a history without the row writer (`server/api/row-writer.ts`). */
const reasons = {
  account: 'sign-in, secrets and what follows a provider: told by the security journal',
  returned:
    'rows that a backup has brought back, with the histories of its time: the return stands in the security journal',
  erasure: 'what is forgotten leaves no copy in a history',
  mark: 'a mark of the clock, a queue or a reminder on a row: no change of what people said',
  derived: 'worked out of rows whose history tells the cause',
  parts: 'lines written with the whole that they belong to, whose own history or events tell it',
  set: 'many rows made or changed by one statement, by a campaign or an award',
} as const

/** The files that do, each by one of the reasons: what goes past the writer's rules, and nothing else does. */
export const pastWriter: ReadonlyMap<string, keyof typeof reasons> = new Map([
  ['server/accounts/confirm-address.ts', 'account'],
  ['server/accounts/end-holdings.ts', 'account'],
  ['server/accounts/login.ts', 'account'],
  ['server/accounts/own-factor.ts', 'account'],
  ['server/accounts/scim-doors.ts', 'account'],
  ['server/accounts/scim-follow-rules.ts', 'account'],
  ['server/accounts/second-factor.ts', 'account'],
  ['server/accounts/set-password.ts', 'account'],
  ['server/accounts/sso-apply.ts', 'account'],
  ['server/backup/taken-away.ts', 'returned'],
  ['server/accounts/pseudonymise.ts', 'erasure'],
  ['server/jobs/cleaning-jobs.ts', 'erasure'],
  ['server/jobs/retention/forget-orders.ts', 'erasure'],
  ['server/jobs/retention/forget-tenders.ts', 'erasure'],
  ['server/content/mail-messages.ts', 'mark'],
  ['server/imports/report-passage.ts', 'mark'],
  ['server/imports/run-scheduled.ts', 'mark'],
  ['server/orders/alert-unread.ts', 'mark'],
  ['server/pricing/apply-campaign.ts', 'mark'],
  ['server/pricing/remind-suppliers.ts', 'mark'],
  ['server/stock/save-voucher.ts', 'mark'],
  ['server/surveys/remind-suppliers.ts', 'mark'],
  ['server/tenders/consultation-calls.ts', 'mark'],
  ['server/tenders/notice-clock.ts', 'mark'],
  ['server/tenders/own-round.ts', 'mark'],
  ['server/tenders/publish-tender.ts', 'mark'],
  ['server/tenders/rectify.ts', 'mark'],
  ['server/tenders/remind-suppliers.ts', 'mark'],
  ['server/volumes/remind-members.ts', 'mark'],
  ['server/webhooks/deliver.ts', 'mark'],
  ['server/webhooks/keep.ts', 'mark'],
  ['server/webhooks/tell.ts', 'mark'],
  ['server/catalogue/recompute-anomalies.ts', 'derived'],
  ['server/catalogue/save-families.ts', 'derived'],
  ['server/orders/order-totals.ts', 'derived'],
  ['server/orders/refresh-cart.ts', 'derived'],
  ['server/orders/reprice-lines.ts', 'derived'],
  ['server/receptions/fees-delivered.ts', 'derived'],
  ['server/receptions/undo-reception.ts', 'derived'],
  ['server/tenders/apply-lot.ts', 'derived'],
  ['server/tenders/copy-tender.ts', 'derived'],
  ['server/tenders/negotiate.ts', 'derived'],
  ['server/tenders/save-preparation.ts', 'derived'],
  ['server/tenders/score-lot.ts', 'derived'],
  ['server/trade/apply-dated-prices.ts', 'derived'],
  ['server/trade/picture-lines.ts', 'derived'],
  ['server/directory/save-coverage.ts', 'parts'],
  ['server/orders/add-line.ts', 'parts'],
  ['server/orders/change-line.ts', 'parts'],
  ['server/orders/return-order.ts', 'parts'],
  ['server/orders/standard-cart-writes.ts', 'parts'],
  ['server/orders/submit-order.ts', 'parts'],
  ['server/quotes/link-files.ts', 'parts'],
  ['server/receptions/add-received.ts', 'parts'],
  ['server/receptions/sign-reception.ts', 'parts'],
  ['server/tenders/award-tender.ts', 'parts'],
  ['server/tenders/own-answer.ts', 'parts'],
  ['server/tenders/questions.ts', 'parts'],
  ['server/pricing/apply-sql.ts', 'set'],
  ['server/pricing/open-campaign.ts', 'set'],
  ['server/trade/paint-plan.ts', 'set'],
  ['server/surveys/send-survey.ts', 'set'],
  ['server/orders/pass-levels.ts', 'parts'],
  ['server/receptions/fees-delivered.ts', 'derived'],
  ['server/trade/paint-plan.ts', 'set'],
  ['server/tenders/apply-catalogue-sql.ts', 'set'],
  ['server/tenders/apply-directory-sql.ts', 'set'],
  ['server/volumes/consolidate-request.ts', 'set'],
  ['server/volumes/request-sql.ts', 'set'],
])

/** Statements that write beside the row writer: as few as there are, and no more. */
export const mostPastWriter = 101

const writes = /\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi

/** What of the tables the SQL of a file writes, each table once a verb: `update order`. */
export const tablesWritten = (code: string, tables: ReadonlySet<string>): string[] => [
  ...new Set(
    quotedTexts(code)
      .flatMap(({ text }) => [...text.matchAll(writes)])
      .filter(([, , table = '']) => tables.has(table))
      .map(([, verb = '', table = '']) => `${verb.toLowerCase().replace(/\s+/g, ' ')} ${table}`),
  ),
]
