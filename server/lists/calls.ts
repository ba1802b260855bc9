import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import { bulkEdit, bulkEditRow, mostBulkRows } from '../../resources/lists/bulk-edit'
import { checkValue, isRequired } from '../../resources/schema/check'
import { fitsMany } from '../../resources/schema/derive'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { asked, many, pick } from '../../resources/schema/pick'
import type { AnyResource } from '../../resources/schema/resource'
import { told } from '../../resources/schema/told'
import { type Call, defineCall, forPeople } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { foundIds } from '../api/found-ids'
import { searchOf } from '../api/search-question'
import type { Actor } from '../database/actor'
import { writable } from './bulk-fields'
import { checkedChange, previewOf } from './bulk-preview'
import { addBulk, type BulkRun, beginUndo, countsOf, ownBulk, refusedRows, system } from './bulk-runs'
import { importUndoCalls } from './import-calls'
import { mergeCalls } from './merge/merge-calls'
import { type LoadActor, performBulk } from './perform-bulk'

const tag = 'Listes'
const params = { id: f.int({ label: 'Identifiant', required: true, min: 1 }) } as const

/** The value as it is written; refused where the field takes it on no row, or the actor may not write it. */
function checkedValue(resource: AnyResource, actor: Actor, { field: name, value }: Asked): unknown {
  const field = writable(actor, { resource, field: name })
  if (!fitsMany(field)) throw invalid([{ name: 'field', message: texts.unknownField }])
  const checked = checkValue(field, value)
  const isMissing = checked.value === null && isRequired(resource, name, {})
  const message = checked.message ?? (isMissing ? messages.required : undefined)
  if (message) throw invalid([{ name: 'value', message }])
  return checked.value
}

interface Asked {
  search: unknown
  field: string
  value: unknown
}

/** The rows that are found now: those alone are changed, whatever is found later. */
async function rowsFound(context: Context, actor: Actor, search: unknown): Promise<number[]> {
  const ids = await foundIds(context, actor, { search, most: mostBulkRows + 1 })
  if (!ids.length) throw new ApiError('err409', { display: texts.none })
  if (ids.length > mostBulkRows) throw new ApiError('err409', { display: texts.tooMany })
  return ids
}

/** Without queues, lets it go on by itself: what fails is taken up by the clock. */
export const starting =
  (load: LoadActor) =>
  (context: Context, { impersonatorId }: Actor, id: number) => {
    if (context.isQueued) return
    setImmediate(
      () =>
        void performBulk(context, { id, load, impersonatorId }).catch((error: unknown) =>
          context.log.error({ err: error, bulk: id }, 'bulk edit interrupted'),
        ),
    )
  }

const answers = {
  ...pick(bulkEdit, ['id', 'target', 'field', 'state', 'total', 'error', 'finished_at']),
  handled: told.int('Lignes traitées'),
  changed: told.int('Lignes modifiées'),
  same: told.int('Lignes inchangées'),
  refused: told.int('Lignes refusées'),
  undone: told.int('Lignes remises comme avant'),
  left: told.int('Lignes laissées'),
  refusals: many('Refus', {
    ...pick(bulkEditRow, ['entity_id', 'title']),
    message: told.text('Motif'),
  }),
}

const stateOf = (context: Context, run: BulkRun) =>
  system(context, async (tx) => {
    const counts = await countsOf(tx, run.id)
    const of = (name: string) => counts[name] ?? 0
    const { id, target, field, state, total, error, finished_at } = run
    const known = { changed: of('changed'), same: of('same'), refused: of('refused') }
    const back = { undone: of('undone'), left: of('left') }
    const handled = total - (state === 'undoing' ? known.changed : of('waiting'))
    const refusals = await refusedRows(tx, id, 20)
    return { id, target, field, state, total, error, finished_at, handled, ...known, ...back, refusals }
  })

const changeBody = f.json({ label: 'Changement : { how, by, to, find, cased, values }' })
const isRelative = ({ change }: { change?: unknown }) => change !== undefined && change !== null

const previewAnswers = {
  total: told.int('Lignes trouvées'),
  lines: many('Premières lignes', {
    entity_id: told.int('Ligne'),
    title: told.text('Libellé'),
    old: told.long('Valeur actuelle'),
    new: told.long('Nouvelle valeur'),
    message: told.text('Motif du refus'),
  }),
}

const callsOf = (start: ReturnType<typeof starting>): Call[] => [
  defineCall('POST /bulk-edits', 'signedIn', {
    shape: {
      summary:
        'Donne une valeur à un champ de toutes les lignes trouvées, ou change de la même façon celle que chacune a, en arrière-plan',
      tag,
      body: {
        search: f.json({ label: 'Recherche', required: true }),
        field: asked(bulkEdit.fields.field, { required: true }),
        value: f.json({ label: 'Valeur' }),
        change: changeBody,
      },
      answers: pick(bulkEdit, ['id']),
      errors: ['err409'],
    },
    run: async ({ context, actor, body }) => {
      const { resource } = searchOf(context, actor, body.search)
      const to = isRelative(body)
        ? { value: null, change: checkedChange(actor, { resource, field: body.field }, body.change) }
        : { value: checkedValue(resource, actor, { ...body, value: body.value }), change: null }
      const ids = await rowsFound(context, actor, body.search)
      const now = context.now()
      const { userId: user, impersonatorId } = actor
      const change = { user, impersonatorId, target: resource.name, field: body.field, ...to, ids, now }
      const id = await addBulk(context, change)
      start(context, actor, id)
      return { id }
    },
  }),
  defineCall('PUT /bulk-edits/preview', 'signedIn', {
    shape: {
      summary: "Montre ce qu'un changement ferait des premières lignes trouvées, sans rien changer",
      tag,
      body: {
        search: f.json({ label: 'Recherche', required: true }),
        field: asked(bulkEdit.fields.field, { required: true }),
        change: changeBody,
      },
      answers: previewAnswers,
      errors: ['err409'],
    },
    run: async ({ context, actor, body }) => {
      const { resource } = searchOf(context, actor, body.search)
      const of = { resource, field: body.field }
      const change = checkedChange(actor, of, body.change)
      return previewOf(context, actor, { ...of, change, ids: await rowsFound(context, actor, body.search) })
    },
  }),
  defineCall('GET /bulk-edits/{id}', 'signedIn', {
    shape: { summary: 'Où en est une de mes modifications en nombre', tag, params, answers },
    run: async ({ context, actor, params: { id } }) => stateOf(context, await ownBulk(context, actor, id)),
  }),
  defineCall('PUT /bulk-edits/{id}/undo', 'signedIn', {
    shape: {
      summary: 'Remet comme avant les lignes de ma modification, une fois, dans les 24 heures',
      tag,
      params,
      answers: pick(bulkEdit, ['id']),
      errors: ['err409'],
    },
    run: async ({ context, actor, params: { id } }) => {
      const run = await ownBulk(context, actor, id)
      if (!(await beginUndo(context, run.id, actor)))
        throw new ApiError('err409', { display: texts.notUndoable })
      start(context, actor, id)
      return { id }
    },
  }),
]

/** « Modifier un champ » of all the rows that are found, given how a person's rights of now are read. */
export const listCalls = (load: LoadActor): readonly Call[] =>
  forPeople([...callsOf(starting(load)), ...importUndoCalls(starting(load)), ...mergeCalls])
