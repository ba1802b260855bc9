import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { file } from '../../resources/content/file'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { tenderDocument } from '../../resources/tenders/notice-papers'
import type { Context } from '../api/context'
import { storeKey } from '../api/files/keep-file'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import type { Actor } from '../database/actor'
import { temporaryFile } from '../storage/temporary-file'

const trusted = { trusted: true }

type Document = RowOf<typeof tenderDocument, 'kind' | 'label' | 'public'> &
  RowOf<typeof file, 'path' | 'unique_name' | 'mime_type' | 'filename'> &
  FilledOf<typeof file, 'size' | 'sha256'>

/** Documents whose bytes stand under a name of their own already, and how to forget them if nothing comes of it. */
export interface CopiedDocuments {
  documents: readonly Document[]
  forget: () => Promise<void>
}

/** Documents of another tender that this one has none of its own like. */
const missingSql = `
  select d.kind, d.label, d.public, f.path, f.unique_name, f.mime_type, f.filename, f.size, f.sha256
  from tender_document d join "file" f on f.id = d.file_id
  where d.tender_id = $2 and d."deletedAt" is null and d.replaced_at is null and not exists (select 1 from tender_document o
    where o.tender_id = $1 and o.kind = d.kind and o.label = d.label and o."deletedAt" is null)
  order by d.id`

/** Keeps the bytes of a file once more: a file belongs to one row. Answers its new name; undefined where there are no bytes. */
async function copyBytes({ files, random }: Context, { path, unique_name }: Document) {
  const bytes = await files.get(storeKey(path, unique_name))
  if (!bytes) return undefined
  const name = `${random(16).toString('hex')}.${unique_name.split('.').at(-1)}`
  const copy = temporaryFile()
  try {
    await pipeline(bytes, createWriteStream(copy.path))
    await files.put(storeKey(path, name), copy.path)
  } finally {
    await copy.remove()
  }
  return name
}

/** Copies the files of another tender's documents, before any transaction waits for them. */
export async function copyFiles(
  context: Context,
  actor: Actor,
  { id, from }: { id: number; from: number },
): Promise<CopiedDocuments> {
  const found = await context.db.read(actor, (tx) => tx.query<Document>(missingSql, [id, from]))
  const documents: Document[] = []
  const forget = async () => {
    for (const { path, unique_name } of documents) await context.files.remove(storeKey(path, unique_name))
  }
  try {
    for (const document of found) {
      const unique_name = await copyBytes(context, document)
      if (unique_name) documents.push({ ...document, unique_name })
    }
  } catch (error) {
    await forget()
    throw error
  }
  return { documents, forget }
}

/** Writes the rows of copied documents. */
export async function addDocuments(
  work: Work,
  id: number,
  { documents }: CopiedDocuments,
): Promise<string[]> {
  for (const { kind, label, public: isPublic, ...file } of documents) {
    const extra = { ...file, public: false }
    const kept = await createRow(work, work.registry.get('file'), { input: {}, ...trusted, extra })
    const row = { tender_id: id, kind, label, public: isPublic, file_id: kept.id }
    await createRow(work, work.registry.get('tender_document'), { input: row, ...trusted })
  }
  return documents.map(({ label }) => label)
}
