import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import { type Call, defineCall } from './call'
import { associationChanges, eventAnswer, fieldChanges } from './history-answers'
import { associationRows, eventsOf, fieldRows, oneEvent } from './history-queries'
import { answerSchema } from './schemas'

const page = {
  limit: f.int({ label: 'Nombre de lignes', min: 1, max: 100 }),
  offset: f.int({ label: 'Début', min: 0 }),
} as const
const entity = {
  modelName: f.text({ label: 'Modèle', required: true }),
  entityId: f.int({ label: 'Identifiant', required: true, min: 1 }),
} as const

const tag = 'Historique'

/** Field, association and event history (specification 1 §7): readable by who may read the row and the field. */
export const historyCalls: Call[] = [
  defineCall('GET /fieldHistory/field-history', 'signedIn', {
    shape: {
      summary: "Historique d'un champ",
      tag,
      query: { ...entity, ...page, fieldName: f.text({ label: 'Champ' }) },
      answer: answerSchema(fieldChanges),
    },
    run: ({ context, actor, query }) =>
      fieldRows(
        {
          context,
          actor,
          model: query.modelName,
          id: query.entityId,
          limit: query.limit ?? 5,
          offset: query.offset ?? 0,
        },
        query.fieldName ?? undefined,
      ),
  }),
  defineCall('GET /fieldHistory/association-history', 'signedIn', {
    shape: {
      summary: "Historique d'une association",
      tag,
      query: { ...entity, ...page, associationName: f.text({ label: 'Association', required: true }) },
      answer: answerSchema(associationChanges),
    },
    run: ({ context, actor, query }) =>
      associationRows(
        {
          context,
          actor,
          model: query.modelName,
          id: query.entityId,
          limit: query.limit ?? 50,
          offset: query.offset ?? 0,
        },
        [query.associationName],
      ),
  }),
  defineCall('GET /fieldHistory/multiple-association-history/{modelName}/{entityId}', 'signedIn', {
    shape: {
      summary: 'Historique de plusieurs associations',
      tag,
      params: entity,
      query: {
        ...page,
        associationNames: f.text({ label: 'Associations, séparées par des virgules', max: 2000 }),
        targetId: f.int({ label: 'Élément lié', min: 1 }),
      },
      answer: answerSchema(associationChanges),
    },
    run: ({ context, actor, params, query }) =>
      associationRows(
        {
          context,
          actor,
          model: params.modelName,
          id: params.entityId,
          limit: query.limit ?? 50,
          offset: query.offset ?? 0,
        },
        query.associationNames?.split(',').filter(Boolean) ?? [],
        query.targetId,
      ),
  }),
  defineCall('GET /history/entity', 'signedIn', {
    shape: {
      summary: "Événements d'un élément",
      tag,
      listed: true,
      query: {
        model: f.text({ label: 'Modèle', required: true }),
        entity_id: f.int({ label: 'Identifiant', required: true, min: 1 }),
      },
      answer: answerSchema({ data: many('Événements', eventAnswer) }, true),
    },
    run: ({ context, actor, query }) => eventsOf(context, actor, { model: query.model, id: query.entity_id }),
  }),
  defineCall('GET /history/{id}', 'signedIn', {
    shape: {
      summary: 'Un événement',
      tag,
      params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
      answer: answerSchema(eventAnswer),
    },
    run: ({ context, actor, params }) => oneEvent(context, actor, params.id),
  }),
]
