import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { synthesisTexts as texts } from '../../i18n/fr/synthesis'
import { appCodes } from '../../resources/accounts/permission'
import { xlsxType } from '../../resources/schema/media-type'
import { parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { storeKey } from '../api/files/keep-file'
import { workOf } from '../api/work'
import { createRow } from '../api/write'
import type { Actor } from '../database/actor'
import { temporaryFile } from '../storage/temporary-file'

const folder = '/helpcenter'
const trusted = { trusted: true } as const
const members = Object.entries(appCodes).flatMap(([id, code]) => (code === 'FO' ? [Number(id)] : []))

/** A synthesis document that is to be kept. */
export interface Shared {
  label: string
  format: 'pdf' | 'xlsx'
  bytes: Buffer
}

async function write(
  context: Context,
  actor: Actor,
  { name, label, format, bytes }: Shared & { name: string },
) {
  return context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    const file = await createRow(work, work.registry.get('file'), {
      input: {},

      ...trusted,
      extra: {
        path: folder,
        unique_name: name,
        mime_type: format === 'pdf' ? 'application/pdf' : xlsxType,
        filename: `${label}.${format}`,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        public: false,
      },
    })
    const row = {
      file_label: `${texts.document} ${label}`.slice(0, 120),
      application_ids: members,
      application_date: parisDay(context.now()),
      referent_id: actor.userId,
      file_id: file.id,
      enable: true,
    }
    const document = await createRow(work, work.registry.get('help_document'), { input: row, ...trusted })
    return { id: Number(document.id) }
  })
}

/** Keeps a synthesis document as a file and shows it in the members' help centre; nothing is left when either fails. */
export async function shareSynthesis(context: Context, actor: Actor, shared: Shared) {
  const name = `${context.random(16).toString('hex')}.${shared.format}`
  const key = storeKey(folder, name)
  const source = temporaryFile()
  try {
    await writeFile(source.path, shared.bytes, { mode: 0o600 })
    await context.files.put(key, source.path)
  } finally {
    await source.remove()
  }
  try {
    return await write(context, actor, { name, ...shared })
  } catch (error) {
    await context.files.remove(key)
    throw error
  }
}
