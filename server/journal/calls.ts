import { journalTexts as texts } from '../../i18n/fr/security-journal'
import { type SecurityEventKind, securityEventTexts } from '../../resources/accounts/security-events'
import { parisWall } from '../../resources/schema/paris-time'
import type { Cell } from '../../resources/schema/reading/given'
import { type JournalEntry, journalPage, mostJournalRows } from '../../resources/system/journal-answers'
import { journalEndpoints } from '../../resources/system/journal-endpoints'
import { type Call, forPeople } from '../api/call'
import { exportName } from '../api/exports/export-name'
import { recordSecurityEvent } from '../api/security-event'
import { serve } from '../api/serve'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { countJournal, journalRows } from './read'

const isKind = (kind: string): kind is SecurityEventKind => Object.hasOwn(securityEventTexts, kind)

/** A row of the exported file, in the order of its columns. */
const cellsOf = (entry: JournalEntry): Cell[] =>
  [
    { wall: parisWall(entry.at) },
    isKind(entry.kind) ? securityEventTexts[entry.kind] : entry.kind,
    ...[entry.user_id, entry.user, entry.impersonated_by, entry.impersonator, entry.key_id],
    ...[
      entry.address,
      entry.device,
      entry.about,
      entry.detail ? JSON.stringify(entry.detail) : null,
      entry.seq,
    ],
  ].map((cell) => cell ?? null)

/** The security journal: searched, and taken along as a workbook. */
export const journalCalls: readonly Call[] = forPeople(
  serve(journalEndpoints, {
    page({ context, query: { offset, limit, ...asked } }) {
      const page = { offset: offset ?? 0, limit: limit ?? journalPage }
      return context.db.system('journal', async (tx) => ({
        ...page,
        data: await journalRows(tx, asked, page),
        total: await countJournal(tx, asked, mostJournalRows),
      }))
    },
    async workbook({ context, query }) {
      const rows = await context.db.system('journal', async (tx) => {
        const found = await journalRows(tx, query, { offset: 0, limit: mostJournalRows })
        const detail = { rows: found.length }
        await recordSecurityEvent(tx, { kind: 'journal_exported', detail }, context.now())
        return found
      })
      const columns = Object.values(texts.columns).map((header) => ({ header, width: 22 }))
      return {
        name: exportName(texts.file, context.now()),
        book: writeWorkbook({ sheets: [{ name: texts.title, columns, rows: [rows.map(cellsOf)] }] }),
      }
    },
  }),
)
