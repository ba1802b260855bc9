import { comment } from './comment'
import { defineEndpoint } from './endpoint'
import { f } from './f'
import { asked, many, pick } from './pick'
import { success, told } from './told'

const { text, mention_ids, assignee_id, due_on, target } = comment.fields
const shared = { permission: 'viewComments', tag: 'Commentaires', of: 'comment' } as const
const params = { modelName: target } as const
const written = {
  text: asked(text, { required: true }),
  mention_ids: asked(mention_ids, { required: false }),
}
const task = {
  assignee_id: asked(assignee_id, { required: false }),
  due_on: asked(due_on, { required: false }),
}
const own = pick(comment, ['id'])
/** Another one is err409; without one nothing is compared. */
const read = { lock_version: f.int({ label: 'Version lue' }) }

/** Comments on the rows of every resource that takes them; they are read by searching « Comment ». */
export const commentEndpoints = {
  people: defineEndpoint('GET /comments/{modelName}/{id}/people', {
    ...shared,
    summary: 'Qui peut être mentionné sur une fiche, et si je la suis',
    params,
    answers: {
      follows: told.bool('Je la suis'),
      people: many('Personnes', {
        id: told.int('Personne'),
        name: told.text('Nom'),
        email: told.text('Adresse e-mail'),
      }),
    },
  }),
  add: defineEndpoint('POST /comments/{modelName}/{id}', {
    ...shared,
    summary: 'Commente une fiche ; avec un responsable, le commentaire est à faire',
    params,
    body: { ...written, ...task },
    answers: own,
  }),
  follow: defineEndpoint('PUT /comments/{modelName}/{id}/follow', {
    ...shared,
    summary: 'Suit une fiche, ou ne la suit plus',
    params,
    body: { follows: f.bool({ label: 'Suivre', required: true }) },
    answers: success,
  }),
  edit: defineEndpoint('PUT /comments/{id}', {
    ...shared,
    summary: 'Corrige un de mes commentaires',
    body: { ...written, ...read },
    answers: own,
  }),
  task: defineEndpoint('PUT /comments/{id}/task', {
    ...shared,
    summary: "Confie ce qu'un commentaire demande, le dit fait ou à refaire",
    body: { ...task, done: f.bool({ label: 'Fait', required: true }), ...read },
    answers: own,
  }),
  remove: defineEndpoint('DELETE /comments/{id}', {
    ...shared,
    summary: 'Supprime un de mes commentaires ; il en reste la marque',
    answers: success,
  }),
} as const
