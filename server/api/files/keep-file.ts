import type { UnknownRow } from '../../../resources/schema/unknown-row'
import type { Actor } from '../../database/actor'
import { lookInto } from '../../spreadsheet/read-workbook'
import { WorkbookRefused } from '../../spreadsheet/refusal'
import { Busy } from '../../spreadsheet/turns'
import type { Context } from '../context'
import { ApiError } from '../error'
import { workOf } from '../work'
import { createRow } from '../write'
import { safeName } from './disposition'
import { endingOf, type FileKind, kindOfFile } from './file-kinds'
import type { folderOf } from './folders'
import { imageSize, isReasonable } from './image-size'
import type { Spooled } from './spool'

type Folder = NonNullable<ReturnType<typeof folderOf>>
/** Largest image in bytes (specification 1 §5: 10 MB). */
const largestImage = 10_000_000

/** Looks into a file beside the event loop: what is too long to read says nothing, and a busy server asks to come back. */
export async function lookElsewhere<K extends 'tagged' | 'names' | 'signature'>(path: string, look: K) {
  try {
    return await lookInto(path, look)
  } catch (error) {
    if (error instanceof WorkbookRefused) return undefined
    throw error instanceof Busy ? new ApiError('err503') : error
  }
}

/** An office document must hold what its name says, in an archive that is no trap. */
async function refuseFalseArchive({ file }: Spooled, ending: string) {
  const inside = ending === 'docx' ? 'word/' : 'xl/'
  const names = await lookElsewhere(file.path, 'names')
  if (!names?.some((name) => name.startsWith(inside))) throw new ApiError('err415')
}

function refuseImage({ size, start }: Spooled, { mime }: FileKind) {
  const dimensions = imageSize(mime, start)
  if (!dimensions) throw new ApiError('err415')
  if (size > largestImage || !isReasonable(dimensions)) throw new ApiError('err413')
}

/** The kind of a sent file, by its name and its bytes; err413 or err415 when it is not wanted here. */
export async function acceptedKind(folder: Folder, sent: Spooled): Promise<FileKind> {
  const ending = endingOf(sent.filename)
  const kind = folder.endings.has(ending) ? kindOfFile(sent.filename, sent.start) : undefined
  if (!kind || sent.size === 0) throw new ApiError('err415')
  if (kind.image) refuseImage(sent, kind)
  if (ending === 'docx' || ending === 'xlsx') await refuseFalseArchive(sent, ending)
  return kind
}

/** Where the store keeps a file. */
export const storeKey = (path: unknown, uniqueName: unknown): string =>
  `upload/${String(path).replace(/^\/+/, '')}/${uniqueName}`

/** Keeps an accepted file under a random name and writes its row; nothing is left when either fails. */
export async function keepFile(
  context: Context,
  actor: Actor,
  { folder, sent, kind }: { folder: Folder; sent: Spooled; kind: FileKind },
): Promise<UnknownRow> {
  const unique_name = `${context.random(16).toString('hex')}.${kind.endings[0]}`
  const key = storeKey(folder.path, unique_name)
  const extra = {
    path: folder.path,
    unique_name,
    mime_type: kind.mime,
    filename: safeName(sent.filename),
    size: sent.size,
    sha256: sent.sha256,
    public: Boolean(kind.image && folder.images),
    ...(kind.mime === 'application/pdf' && {
      tagged: (await lookElsewhere(sent.file.path, 'tagged')) ?? null,
    }),
  }
  await context.files.put(key, sent.file.path)
  try {
    return await context.db.write(actor, (tx) => {
      const work = workOf(context.db, tx, context.now())
      return createRow(work, work.registry.get('file'), { input: {}, trusted: true, extra })
    })
  } catch (error) {
    await context.files.remove(key)
    throw error
  }
}
