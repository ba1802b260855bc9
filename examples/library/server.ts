import { type Application, baseRows, definePolicies, fillBase } from '../../server/engine'
import { english } from './english'
import { resources } from './resources'

const policies = definePolicies(resources, {
  types: { staff: { id: 1, staff: {} }, reader: { id: 2 } },
  lists: { members: { of: 'reader', from: 'member' } },
  rows: {
    ...baseRows(['staff', 'reader']),
    book: { staff: true, reader: true, write: { reader: false } },
    member: { staff: true, reader: { field: 'id', in: 'members' }, write: { reader: false } },
    loan: { staff: true, reader: { field: 'member_id', in: 'members' }, write: { reader: false } },
  },
})

const fill = fillBase({
  application: { machine_name: 'library', label: 'Bibliothèque' },
  types: { staff: 'Bibliothécaire', reader: 'Lecteur' },
  menus: { Home: 'Accueil', book: 'Livres', loan: 'Prêts', member: 'Lecteurs', theme: 'Thèmes' },
  profiles: {
    Bibliothécaire: { type: 'staff' },
    Lecteur: { type: 'reader', menus: ['Home', 'book', 'loan'], permissions: ['viewBooks', 'viewLoans'] },
  },
  rows: {
    theme: [{ label: 'Roman' }, { label: 'Histoire' }],
    book: [
      { title: 'Notre-Dame de Paris', author: 'Victor Hugo', theme_id: 1, published: '1831', copies: 3 },
      { title: 'Germinal', author: 'Émile Zola', theme_id: 1, published: '1885', copies: 2 },
      { title: 'Apologie pour l’histoire', author: 'Marc Bloch', theme_id: 2, published: '1949' },
    ],
    member: [
      { name: 'Louise Martin', email: 'louise@library.example', joined_on: '2026-01-05' },
      { name: 'Paul Durand', joined_on: '2026-02-10' },
    ],
    loan: [
      { book_id: 1, member_id: 1, lent_on: '2026-11-02' },
      { book_id: 2, member_id: 2, lent_on: '2026-11-09' },
    ],
  },
  people: [
    { email: 'anne@library.example', first_name: 'Anne', last_name: 'Petit', profile: 'Bibliothécaire' },
    {
      ...{ email: 'louise@library.example', first_name: 'Louise', last_name: 'Martin' },
      ...{ profile: 'Lecteur', member_ids: [1] },
    },
  ],
})

export const library: Application = {
  ...{ name: 'Bibliothèque', resources, policies, fill },
  languages: { en: english },
  pages: { folder: 'dist/examples/library/client', applications: ['library'] },
}
