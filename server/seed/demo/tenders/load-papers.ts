import type { Tx } from '../../../database/tx'
import type { MadeTender } from './add-tender'
import { momentOf } from './tender-rows'

/** The name under which the store keeps the paper of a tender. */
export const paperFile = (number: string): string => `appel-offres-${number}.pdf`

const paperSql = `
  with kept as (insert into "file" (path, unique_name, mime_type, filename, owner_model, "createdAt", "updatedAt")
    values ('/publicnotice', $1, 'application/pdf', $2 || '.pdf', 'Tender_document', $4, $4) returning id)
  insert into tender_document (tender_id, kind, label, file_id, public, "createdAt", "updatedAt")
  select $3, 'cctp', $2, kept.id, false, $4, $4 from kept`

/** The papers that suppliers of private tenders are given; `notice-files.ts` makes their files. */
export async function loadPapers(tx: Tx, made: readonly MadeTender[], now: Date): Promise<void> {
  for (const { id, tender } of made)
    if (tender.document)
      await tx.query(paperSql, [
        paperFile(tender.number),
        tender.document,
        id,
        momentOf(now, tender.days.from - 1, '09:00'),
      ])
}
