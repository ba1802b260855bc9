import { f } from './f'
import type { AnyResource } from './resource'
import { defineResource } from './resource'

const readonly = true

/** Where a comment that somebody is to act on stands. */
export const taskStates = {
  todo: { label: 'À faire', tone: 'blue' },
  late: { label: 'En retard', tone: 'red' },
  done: { label: 'Fait', tone: 'green' },
} as const

/** What staff say of a row of any resource that declares `comments: true`, to each other; assigned, it is « à faire ». */
export const comment = defineResource('comment', {
  label: ['Commentaire', 'Commentaires'],
  title: 'text',
  at: '/comments',
  access: { view: 'viewComments' },
  imports: false,
  about: { list: 'target', row: 'entity_id' },
  fields: {
    target: f.text({ label: 'Liste', required: true, max: 80, readonly }),
    entity_id: f.int({ label: 'N° de la fiche', required: true, min: 1, readonly }),
    /** What the row is called. */
    row_title: f.virtual(f.text({ label: 'Fiche', max: 300 }), { expressed: true }),
    /** Nothing once it is removed. */
    text: f.longText({ label: 'Commentaire', max: 4000, readonly }),
    author_id: f.ref('user', { label: 'Auteur', as: 'Author', required: true, readonly }),
    mention_ids: f.refs('user', { label: 'Personnes mentionnées', readonly }),
    assignee_id: f.ref('user', { label: 'À faire par', as: 'Assignee', readonly }),
    due_on: f.date({ label: 'Échéance', readonly }),
    done_at: f.dateTime({ label: 'Fait le', readonly }),
    done_by: f.ref('user', { label: 'Fait par', as: 'Done_by', readonly }),
    edited_at: f.dateTime({ label: 'Corrigé le', readonly }),
    removed_at: f.dateTime({ label: 'Supprimé le', readonly }),
    state: f.virtual(f.select(taskStates, { label: 'État' }), { expressed: true }),
    for_me: f.virtual(f.bool({ label: 'À faire par moi' }), { expressed: true }),
    mentions_me: f.virtual(f.bool({ label: 'Où je suis mentionné' }), { expressed: true }),
    followed: f.virtual(f.bool({ label: 'Sur une fiche que je suis' }), { expressed: true }),
  },
  indexes: [
    ['target', 'entity_id', 'id'],
    ['assignee_id', 'due_on'],
  ],
  list: {
    columns: ['row_title', 'text', 'author_id', 'createdAt', 'assignee_id', 'due_on', 'state'],
    search: ['text', 'row_title'],
    sort: ['id', 'desc'],
    bulk: false,
    searches: [
      {
        label: 'À faire par moi',
        filters: { for_me: 'true', state: 'todo,late' },
        sort: ['due_on', 'asc'],
      },
      { label: 'Mes suivis', filters: { followed: 'true' } },
      { label: 'Où je suis mentionné', filters: { mentions_me: 'true' } },
      { label: 'En retard', filters: { state: 'late' }, sort: ['due_on', 'asc'] },
    ],
  },
})

/** Who follows a row: told of each comment on it. */
export const commentFollow = defineResource('comment_follow', {
  label: ['Suivi', 'Suivis'],
  model: 'Comment_follow',
  title: 'target',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    target: f.text({ label: 'Liste', required: true, max: 80 }),
    entity_id: f.int({ label: 'N° de la fiche', required: true }),
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
  },
  unique: [{ fields: ['target', 'entity_id', 'user_id'] }],
})

export const commentResources: readonly AnyResource[] = [comment, commentFollow]
