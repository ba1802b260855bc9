import {
  baseResources,
  createRegistry,
  defineResource,
  f,
  people,
  rest,
  setting,
} from '../../resources/engine'

const keep = { create: 'keepBooks', update: 'keepBooks', remove: 'keepBooks' }

const theme = setting('theme', ['Thème', 'Thèmes'], { fields: {}, options: { group: 'Bibliothèque' } })

const book = defineResource('book', {
  label: ['Livre', 'Livres'],
  title: 'title',
  calls: rest('/book'),
  access: { view: 'viewBooks', ...keep },
  fields: {
    title: f.text({ label: 'Titre', required: true, max: 200 }),
    author: f.text({ label: 'Auteur', required: true, max: 120 }),
    theme_id: f.ref('theme', { label: 'Thème' }),
    published: f.text({ label: 'Année', max: 4 }),
    copies: f.int({ label: 'Exemplaires', required: true, min: 0, default: 1 }),
  },
  list: { columns: ['title', 'author', 'theme_id', 'published', 'copies'], search: ['title', 'author'] },
})

const member = defineResource('member', {
  label: ['Lecteur', 'Lecteurs'],
  title: 'name',
  calls: rest('/member'),
  access: { view: 'viewMembers', ...keep },
  fields: {
    name: f.text({ label: 'Nom', required: true, max: 120 }),
    email: f.email({ label: 'E-mail' }),
    joined_on: f.date({ label: 'Inscription', required: true }),
  },
  list: { columns: ['name', 'email', 'joined_on'], search: ['name', 'email'] },
})

const loan = defineResource('loan', {
  label: ['Prêt', 'Prêts'],
  title: 'lent_on',
  calls: rest('/loan'),
  access: { view: 'viewLoans', ...keep },
  fields: {
    book_id: f.ref('book', { label: 'Livre', required: true }),
    member_id: f.ref('member', { label: 'Lecteur', required: true }),
    lent_on: f.date({ label: 'Prêté le', required: true }),
    returned_on: f.date({ label: 'Rendu le', readonly: true }),
  },
  actions: {
    giveBack: {
      label: 'Rendre',
      call: 'POST /loan/{id}/return',
      permission: 'keepBooks',
      if: { returned_on: null },
      set: { returned_on: '$today' },
      done: 'Le livre est rendu.',
      bulk: true,
    },
  },
  list: { columns: ['book_id', 'member_id', 'lent_on', 'returned_on'], sort: ['lent_on', 'desc'] },
})

/** A reader's account is linked to its member: its row rights follow. */
const user = people({ member_ids: f.refs('member', { label: 'Lecteurs' }) })

export const resources = createRegistry([...baseResources, user, theme, book, member, loan])
