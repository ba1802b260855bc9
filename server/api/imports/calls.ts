import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { errorTexts } from '../../../i18n/fr/api-errors'
import { importTexts } from '../../../i18n/fr/exports'
import { isImportable } from '../../../resources/schema/derive'
import { f } from '../../../resources/schema/f'
import { lookup } from '../../../resources/schema/lookup'
import { xlsxType } from '../../../resources/schema/media-type'
import type { AnyResource } from '../../../resources/schema/resource'
import { type Actor, may } from '../../database/actor'
import { writeWorkbook } from '../../spreadsheet/write-workbook'
import { temporaryFile } from '../../storage/temporary-file'
import { type Call, defineCall } from '../call'
import type { Context } from '../context'
import { ApiError, invalid } from '../error'
import { viewerOf } from '../exports/plan'
import { attachment } from '../files/disposition'
import { sentWorkbook } from '../files/file-body'
import { annotated } from './annotate'
import { longestWait, waitFor } from './background'
import { checkImport, importTurns } from './check-import'
import { commitImport, refuseTwice } from './commit-import'
import { addJob, claimJob, getJob, mapColumns } from './job'
import { readSent } from './read-sent'
import { receiveWorkbook } from './receive'
import { templateSheets } from './template'
import { told } from './told-import'

const tag = 'Imports'
const model = f.text({ label: 'Modèle', required: true, max: 80 })
const id = f.int({ label: 'Identifiant', required: true, min: 1 })
const wait = f.int({ label: "Secondes d'attente du résultat", min: 0, max: longestWait, default: 30 })
const answer = { type: 'object' }

/** The resource of a model whose rows the actor may see and import. */
function importedResource(context: Context, actor: Actor, name: string): AnyResource {
  const resource = context.db.registry.find(name)
  if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
  const { access } = resource
  if (!may(actor, access.view) || !(may(actor, access.create) || may(actor, access.update)))
    throw new ApiError('err403')
  if (!isImportable(resource)) throw new ApiError('err403', { display: importTexts.notImportable })
  return resource
}

const templateCall = defineCall('GET /imports/template/{model}', 'signedIn', {
  shape: { summary: "Modèle de fichier d'un import (xlsx)", tag, params: { model }, file: xlsxType },
  run: async ({ context, actor, params, reply }) => {
    const resource = importedResource(context, actor, params.model)
    const sheets = templateSheets(viewerOf(context, actor), resource)
    attachment(reply, `Modèle ${resource.label[1]}.xlsx`, xlsxType)
    return reply.send(writeWorkbook({ sheets, notes: { model: resource.name } }))
  },
})

const checkCall = defineCall('POST /imports/{model}/check', 'signedIn', {
  shape: {
    unkeyed: 'its body is read as it comes; it changes nothing',
    summary: 'Vérifie un fichier à importer, sans rien changer',
    tag,
    waits: true,
    params: { model },
    query: { wait },
    ...sentWorkbook,
    errors: ['err415'],
    answer,
  },
  run: async ({ context, actor, params, query, request }) => {
    const resource = importedResource(context, actor, params.model)
    const sent = await receiveWorkbook(request)
    const rows = await readSent(context, resource, sent)
    await refuseTwice(context, resource, rows.fingerprint)
    const job = await addJob(context, actor, { target: resource.name, name: sent.name, rows })
    await waitFor(
      checkImport(context, actor, { resource, job: await getJob(context, actor, job) }),
      query.wait ?? 30,
    )
    return told(context, actor, await getJob(context, actor, job))
  },
})

const commitCall = defineCall('POST /imports/{id}/commit', 'signedIn', {
  shape: {
    unkeyed: 'a file is imported once, whoever asks',
    summary: 'Importe un fichier vérifié, entièrement ou pas du tout',
    tag,
    waits: true,
    params: { id },
    query: { wait },
    answer,
  },
  run: async ({ context, actor, params, query }) => {
    const job = await getJob(context, actor, params.id)
    const resource = importedResource(context, actor, job.target)
    await refuseTwice(context, resource, job.fingerprint)
    if (!(await claimJob(context, actor, job.id)))
      throw new ApiError('err409', { display: importTexts.notReady })
    const claimed = await getJob(context, actor, job.id)
    await waitFor(commitImport(context, actor, { resource, job: claimed }), query.wait ?? 30)
    const done = told(context, actor, await getJob(context, actor, job.id))
    if (done.errors) throw new ApiError('err400', { more: done })
    return done
  },
})

const stateCall = defineCall('GET /imports/{id}', 'signedIn', {
  shape: { summary: "Avancement d'un import", tag, params: { id }, answer },
  run: async ({ context, actor, params }) => told(context, actor, await getJob(context, actor, params.id)),
})

const column = lookup({
  index: f.int({ label: 'Colonne', required: true, min: 0, max: 255 }),
  key: f.text({ label: 'Champ', max: 120 }),
})

const fieldKey = f.text({ label: 'Champ', required: true, max: 120 })
const constant = lookup({ key: fieldKey, value: f.text({ label: 'Valeur', required: true, max: 255 }) })
const answered = lookup({
  key: fieldKey,
  text: f.text({ label: 'Valeur du fichier', required: true, max: 255 }),
  value: f.text({ label: 'Valeur', max: 255 }),
})

const columnsCall = defineCall('PUT /imports/{id}/columns', 'signedIn', {
  shape: {
    summary:
      'Dit ce que sont des colonnes du fichier (sans champ : ignorée), ce qui vaut pour toutes ses lignes et ce que veulent dire ses valeurs (sans valeur : ignorée), et le vérifie à nouveau',
    tag,
    waits: true,
    params: { id },
    query: { wait },
    body: {
      columns: f.rows(column, { label: 'Colonnes', max: 256 }),
      constants: f.rows(constant, { label: 'Pour toutes les lignes', max: 100 }),
      answers: f.rows(answered, { label: 'Valeurs', max: 200 }),
    },
    answer,
  },
  run: async ({ context, actor, params, query, body }) => {
    const job = await getJob(context, actor, params.id)
    const resource = importedResource(context, actor, job.target)
    const mapping = body.columns?.map(({ index, key }) => ({ index, key: key || null }))
    const answers = body.answers?.map(({ key, text, value }) => ({ key, text, value: value || null }))
    const said = { mapping, answers, constants: body.constants ?? undefined }
    if (!(await mapColumns(context, actor, { id: job.id, ...said })))
      throw new ApiError('err409', { display: importTexts.notReady })
    await waitFor(
      checkImport(context, actor, { resource, job: await getJob(context, actor, job.id) }),
      query.wait ?? 30,
    )
    return told(context, actor, await getJob(context, actor, job.id))
  },
})

const errorsCall = defineCall('GET /imports/{id}/errors', 'signedIn', {
  shape: { summary: 'Fichier envoyé, annoté de ses erreurs (xlsx)', tag, params: { id }, file: xlsxType },
  run: async ({ context, actor, params, reply }) => {
    const job = await getJob(context, actor, params.id)
    importedResource(context, actor, job.target)
    const book = await annotated(context, job)
    const spool = temporaryFile()
    reply.raw.once('close', () => void spool.remove())
    await importTurns(() => pipeline(writeWorkbook(book), createWriteStream(spool.path)))
    attachment(reply, importTexts.annotated(job.name), xlsxType)
    return reply.send(createReadStream(spool.path))
  },
})

const anyFile = 'application/octet-stream'

const fileCall = defineCall('GET /imports/{id}/file', 'signedIn', {
  shape: { summary: 'Fichier envoyé, tel quel', tag, params: { id }, file: anyFile },
  run: async ({ context, actor, params, reply }) => {
    const job = await getJob(context, actor, params.id)
    importedResource(context, actor, job.target)
    const bytes = job.sent ? await context.files.get(job.sent) : undefined
    if (!bytes) throw new ApiError('err404')
    attachment(reply, job.name, anyFile)
    return reply.send(bytes)
  },
})

/** Template, dry run, what its columns are, its errors as a workbook, import and its progress (domain §12.4). */
export const importCalls: Call[] = [
  templateCall,
  stateCall,
  checkCall,
  columnsCall,
  errorsCall,
  fileCall,
  commitCall,
]
