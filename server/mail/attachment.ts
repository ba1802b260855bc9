import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../storage/file-store'

/**
 * What is attached to a mail: its bytes in base64, the key of a kept file, or the facts of a document that is drawn when the
 * mail leaves. Whoever queues a mail stands in a transaction, where nothing is fetched or drawn.
 */
export type Attachment = { filename: string; mime_type: string } & (
  | { content: string }
  | { stored: string }
  | { drawn: string; of: unknown }
)

/** Draws the documents that mails name (`drawn`), from the facts that were kept with them. */
export type Drawings = Readonly<Record<string, ((of: unknown) => Promise<Buffer>) | undefined>>

/** The bytes of an attachment; undefined for a kept file that is gone. */
export async function bytesOf(
  attachment: Attachment,
  { files, drawings }: { files: FileStore; drawings?: Drawings },
): Promise<Buffer | undefined> {
  if ('content' in attachment) return Buffer.from(attachment.content, 'base64')
  if ('stored' in attachment) {
    const kept = await files.get(attachment.stored)
    return kept && buffer(kept)
  }
  const draw = drawings?.[attachment.drawn]
  if (!draw) throw new Error(`nothing draws ${attachment.drawn}`)
  return draw(attachment.of)
}
