import { storeKey } from '../api/files/keep-file'
import type { Tx } from '../database/tx'
import type { Attachment } from '../mail/attachment'

/** Larger together than this, files stay on the portal alone. */
const mostBytes = 8_000_000

interface FileRow extends Record<string, unknown> {
  path: string
  unique_name: string
  mime_type: string
  filename: string
  size: number | null
}

/** The files of a litigation as attachments of its mail; none when they are too heavy together. */
export async function attachmentsOf(tx: Tx, litigationId: number): Promise<Attachment[]> {
  const files = await tx.query<FileRow>(
    `select f.path, f.unique_name, f.mime_type, f.filename, f.size from litigation_file_ids j join file f on f.id = j.file_id
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
