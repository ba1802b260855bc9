import { f } from '../../../resources/schema/f'
import { messages } from '../../../resources/schema/messages'
import type { Actor } from '../../database/actor'
import { type Call, defineCall } from '../call'
import type { Context } from '../context'
import { ApiError, invalid } from '../error'
import { idList } from '../id-list'
import { attachment } from './disposition'
import { formAround } from './file-body'
import { endingOf } from './file-kinds'
import { folderOf } from './folders'
import { acceptedKind, keepFile, storeKey } from './keep-file'
import { type FileRow, readableFiles } from './readable-files'
import { largestFile, receiveFiles } from './receive-files'
import { refusePastBudget } from './upload-budget'

const tag = 'Fichiers'
const id = f.int({ label: 'Identifiant', required: true, min: 1 })
const fileAnswer = { type: 'object' }

async function getFile(context: Context, actor: Actor, wanted: number): Promise<FileRow> {
  const [file] = await readableFiles(context, actor, [wanted])
  if (!file) throw new ApiError('err404')
  return file
}

const sendCall = defineCall('POST /file', 'signedIn', {
  shape: {
    unkeyed: 'its body is read as it comes; a file that no form names is deleted after two days',
    summary: 'Envoie des fichiers dans un dossier',
    tag,
    bodyLimit: largestFile * 10 + formAround,
    waits: true,
    rawBody: {
      type: 'object',
      required: ['path', 'files'],
      properties: {
        path: { type: 'string' },
        files: { type: 'array', items: { type: 'string', format: 'binary' } },
      },
    },
    answer: { type: 'array', items: fileAnswer },
  },
  run: async ({ context, actor, request }) => {
    await refusePastBudget(context, actor, Number(request.headers['content-length'] ?? 0))
    const wanted = (name: string) => {
      const folder = folderOf(context.db.registry, actor, name)
      if (!folder) throw invalid([{ name: 'path', message: messages.choice }])
      return folder
    }
    const { path, files, drop } = await receiveFiles(request, ({ path: name, filename }) => {
      if (!name && filename !== undefined) return
      const { endings } = wanted(name)
      if (filename !== undefined && !endings.has(endingOf(filename))) throw new ApiError('err415')
    })
    try {
      const folder = wanted(path)
      if (!files.length) throw invalid([{ name: 'files', message: messages.file }])
      const size = files.reduce((sum, sent) => sum + sent.size, 0)
      await refusePastBudget(context, actor, size)
      const kinds = await Promise.all(files.map((sent) => acceptedKind(folder, sent)))
      const kept: unknown[] = []
      for (const [index, sent] of files.entries()) {
        const kind = kinds[index]
        if (kind) kept.push(await keepFile(context, actor, { folder, sent, kind }))
      }
      return kept
    } finally {
      await drop()
    }
  },
})

const downloadCall = defineCall('GET /file/download/{id}', 'signedIn', {
  shape: { summary: 'Télécharge un fichier', tag, params: { id }, file: '*/*' },
  run: async ({ context, actor, params, reply }) => {
    const file = await getFile(context, actor, params.id)
    const bytes = await context.files.get(storeKey(file.path, file.unique_name))
    if (!bytes) throw new ApiError('err404')
    attachment(reply, file.filename, file.mime_type)
    if (file.size) reply.header('content-length', file.size)
    return reply.send(bytes)
  },
})

function idsOf(given: unknown): number[] {
  const ids = idList('ids', given) ?? []
  if (!ids.length || ids.length > 500) throw invalid([{ name: 'ids', message: messages.reference }])
  return [...new Set(ids)]
}

const listCall = defineCall('GET /file/by-ids', 'signedIn', {
  shape: {
    summary: 'Fichiers par leurs identifiants',
    tag,
    query: { ids: f.json({ label: 'Identifiants : « 1,2 », ou la clé répétée', required: true }) },
    answer: { type: 'array', items: fileAnswer },
  },
  run: ({ context, actor, query }) => readableFiles(context, actor, idsOf(query.ids)),
})

const oneCall = defineCall('GET /file/{id}', 'signedIn', {
  shape: { summary: 'Fichier', tag, params: { id }, answer: fileAnswer },
  run: ({ context, actor, params }) => getFile(context, actor, params.id),
})

/** Files sent, described and downloaded (specification 1 §7). */
export const fileCalls: Call[] = [sendCall, downloadCall, listCall, oneCall]
