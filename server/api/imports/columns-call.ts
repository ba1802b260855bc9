import { importTexts } from '../../../i18n/fr/exports'
import { f } from '../../../resources/schema/f'
import type { Answer } from '../../../resources/schema/infer'
import { lookup } from '../../../resources/schema/lookup'
import { textEncodings, textSeparators, titleRows } from '../../../resources/schema/sheet-files'
import { isRow } from '../../../resources/schema/unknown-row'
import type { Actor } from '../../database/actor'
import { defineCall } from '../call'
import type { Context } from '../context'
import { ApiError, invalid } from '../error'
import { longestWait, waitFor } from './background'
import { checkImport } from './check-import'
import type { SaidReading } from './file-reading'
import { importedResource } from './imported-resource'
import { getJob, type Job, mapColumns } from './job'
import { type Reader, readAgain } from './read-sent'
import { chooseModel, modelOf } from './recall'
import { told } from './told-import'
import type { NewRow } from './value-answer'

/** How the file is read; said whole, what is left out of it is guessed. */
const reading = {
  encoding: f.select(textEncodings, { label: 'Encodage' }),
  separator: f.select(textSeparators, { label: 'Séparateur' }),
  sheets: f.list({ label: 'Feuilles', max: 40 }),
  title_line: f.int({ label: 'Première ligne des titres', min: 1, max: titleRows }),
  title_count: f.int({ label: 'Lignes de titres', min: 1, max: 2 }),
  whole: f.bool({ label: 'Totaux et intertitres compris' }),
}

const column = lookup({
  index: f.int({ label: 'Colonne', required: true, min: 0, max: 255 }),
  key: f.text({ label: 'Champ', max: 120 }),
  also: f.text({ label: 'Deuxième champ', max: 120 }),
})

const fieldKey = f.text({ label: 'Champ', required: true, max: 120 })
const constant = lookup({ key: fieldKey, value: f.text({ label: 'Valeur', required: true, max: 255 }) })
const answered = lookup({
  key: fieldKey,
  text: f.text({ label: 'Valeur du fichier', required: true, max: 255 }),
  value: f.text({ label: 'Valeur', max: 255 }),
  create: f.json({ label: 'Nouvelle valeur : un texte par champ' }),
})

/** What a person says of a file. */
const saidFields = {
  columns: f.rows(column, { label: 'Colonnes', max: 256 }),
  constants: f.rows(constant, { label: 'Pour toutes les lignes', max: 100 }),
  answers: f.rows(answered, { label: 'Valeurs', max: 200 }),
}

type ReadingBody = Partial<Answer<typeof reading>>

const isReadingSaid = (body: ReadingBody) => Object.keys(reading).some((name) => name in body)

const saidReading = (body: ReadingBody): SaidReading => ({
  ...(body.encoding ? { encoding: body.encoding } : {}),
  ...(body.separator ? { separator: body.separator } : {}),
  ...(body.sheets?.length ? { sheets: body.sheets } : {}),
  ...(body.title_line ? { titleLine: body.title_line - 1 } : {}),
  ...(body.title_count ? { titleCount: body.title_count } : {}),
  ...(body.whole ? { whole: true } : {}),
})

/** What a new value is given: a text a field, as a cell of a file. */
function newRowOf(given: unknown): NewRow {
  const cells = isRow(given) ? Object.entries(given) : []
  const isTold = cells.length > 0 && cells.length <= 30
  const texts = cells.flatMap(([name, cell]): [string, string][] =>
    typeof cell === 'string' && cell.length <= 255 ? [[name, cell]] : [],
  )
  if (!isTold || texts.length < cells.length)
    throw invalid([{ name: 'answers', message: importTexts.newValue }])
  return Object.fromEntries(texts)
}

const notReady = () => new ApiError('err409', { display: importTexts.notReady })

type SaidBody = ReadingBody & Partial<Answer<typeof saidFields>>

/** Keeps what a person says of columns, constants and values, or of how the file is read. */
async function say(reader: Reader, job: Job, body: SaidBody): Promise<void> {
  const { context, actor } = reader
  const mapping = body.columns?.map(({ index, key, also }) => ({
    ...{ index, key: key || null },
    ...(key && also && also !== key ? { also } : {}),
  }))
  const answers = body.answers?.map(({ key, text, value, create }) => ({
    ...{ key, text, value: value || null },
    ...(create ? { create: newRowOf(create) } : {}),
  }))
  const again = isReadingSaid(body) ? await readAgain(reader, job, saidReading(body)) : undefined
  const said = { mapping, answers, constants: body.constants ?? undefined, again }
  if (!(await mapColumns(context, actor, { id: job.id, ...said }))) {
    if (again) await context.files.remove(again.stored)
    throw notReady()
  }
  if (again && job.stored) await context.files.remove(job.stored)
}

/** Has the file read by a model that the person sees, or by none. */
async function choose(
  context: Context,
  actor: Actor,
  { job, id }: { job: Job; id: number | null },
): Promise<void> {
  const model = id === null ? undefined : await context.db.read(actor, (tx) => modelOf(tx, id))
  if (id !== null && model?.target !== job.target)
    throw invalid([{ name: 'model_id', message: importTexts.unknownModel }])
  if (!(await chooseModel(context, actor, { id: job.id, model: id }))) throw notReady()
}

export const columnsCall = defineCall('PUT /imports/{id}/columns', 'signedIn', {
  shape: {
    summary:
      'Dit par quel modèle le fichier est lu (vide : aucun), ce que sont des colonnes du fichier (sans champ : ignorée), ce qui vaut pour toutes ses lignes et ce que veulent dire ses valeurs (sans valeur : ignorée), ou comment il est lu (encodage, séparateur, feuilles, titres), et le vérifie à nouveau',
    tag: 'Imports',
    waits: true,
    params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
    query: {
      wait: f.int({ label: "Secondes d'attente du résultat", min: 0, max: longestWait, default: 30 }),
    },
    body: {
      ...saidFields,
      model_id: f.int({ label: "Modèle d'import", min: 1 }),
      ...reading,
    },
    answer: { type: 'object' },
  },
  run: async ({ context, actor, params, query, body }) => {
    const job = await getJob(context, actor, params.id)
    const resource = importedResource(context, actor, job.target)
    if (job.state !== 'checked') throw notReady()
    const reader = { context, actor, resource }
    if ('model_id' in body) await choose(context, actor, { job, id: body.model_id ?? null })
    else await say(reader, job, body)
    await waitFor(
      checkImport(context, actor, { resource, job: await getJob(context, actor, job.id) }),
      query.wait ?? 30,
    )
    return told(context, actor, await getJob(context, actor, job.id))
  },
})
