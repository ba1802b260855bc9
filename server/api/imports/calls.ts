import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { importTexts } from '../../../i18n/fr/exports'
import { f } from '../../../resources/schema/f'
import { xlsxType } from '../../../resources/schema/media-type'
import { writeWorkbook } from '../../spreadsheet/write-workbook'
import { temporaryFile } from '../../storage/temporary-file'
import { type Call, defineCall } from '../call'
import { ApiError } from '../error'
import { exportColumns } from '../exports/columns'
import { viewerOf } from '../exports/plan'
import { attachment } from '../files/disposition'
import { sentWorkbook } from '../files/file-body'
import { annotated } from './annotate'
import { longestWait, waitFor } from './background'
import { checkImport, importTurns } from './check-import'
import { columnsCall } from './columns-call'
import { commitImport, refuseTwice } from './commit-import'
import { importedResource } from './imported-resource'
import { addJob, claimJob, getJob } from './job'
import { hasSeveral, readSent } from './read-sent'
import { receiveWorkbook } from './receive'
import { templateSheets } from './template'
import { told } from './told-import'

const tag = 'Imports'
const model = f.text({ label: 'Modèle', required: true, max: 80 })
const id = f.int({ label: 'Identifiant', required: true, min: 1 })
const wait = f.int({ label: "Secondes d'attente du résultat", min: 0, max: longestWait, default: 30 })
const answer = { type: 'object' }

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
    const rows = await readSent({ context, actor, resource }, sent)
    // Of a workbook whose sheets are imported one by one, the one that is meant is known later.
    if (!hasSeveral(rows.reading)) await refuseTwice(context, resource, rows.fingerprint)
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
    const done = await told(context, actor, await getJob(context, actor, job.id))
    if (done.errors) throw new ApiError('err400', { more: done })
    return done
  },
})

const stateCall = defineCall('GET /imports/{id}', 'signedIn', {
  shape: { summary: "Avancement d'un import", tag, params: { id }, answer },
  run: async ({ context, actor, params }) => told(context, actor, await getJob(context, actor, params.id)),
})

const errorsCall = defineCall('GET /imports/{id}/errors', 'signedIn', {
  shape: { summary: 'Fichier envoyé, annoté de ses erreurs (xlsx)', tag, params: { id }, file: xlsxType },
  run: async ({ context, actor, params, reply }) => {
    const job = await getJob(context, actor, params.id)
    const resource = importedResource(context, actor, job.target)
    const book = await annotated(context, job, exportColumns(viewerOf(context, actor), resource))
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
