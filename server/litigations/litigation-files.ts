import { file } from '../../resources/content/file'
import type { Answer } from '../../resources/schema/infer'
import { pick } from '../../resources/schema/pick'
import { storeKey } from '../api/files/keep-file'
import { columnsOf } from '../database/select'
import type { Tx } from '../database/tx'
import type { Attachment } from '../mail/attachment'

/** Larger together than this, files stay on the portal alone. */
const mostBytes = 8_000_000

const stored = pick(file, ['path', 'unique_name', 'mime_type', 'filename', 'size'])

/** The files of a litigation as attachments of its mail; none when they are too heavy together. */
export async function attachmentsOf(tx: Tx, litigationId: number): Promise<Attachment[]> {
  const files = await tx.query<Answer<typeof stored>>(
    `select ${columnsOf(stored, 'f')} from litigation_file_ids j join file f on f.id = j.file_id
     where j.litigation_id = $1 and f."deletedAt" is null order by j.position`,
    [litigationId],
  )
  if (files.reduce((sum, file) => sum + Number(file.size ?? 0), 0) > mostBytes) return []
  return files.map(({ path, unique_name, filename, mime_type }) => ({
    filename,
    mime_type,
    stored: storeKey(path, unique_name),
  }))
}
