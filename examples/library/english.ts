import { engineEnglish, said, withPhrases } from '../../i18n/en/engine'

const book = { title: 'Title', author: 'Author', theme_id: 'Theme', published: 'Year', copies: 'Copies' }
const loan = { book_id: 'Book', member_id: 'Reader', lent_on: 'Lent on', returned_on: 'Returned on' }
const giveBack = { label: 'Return', done: 'The book has been returned.' }

/** The library in English, by the keys of its French. */
export const english = withPhrases(engineEnglish, {
  menu: { library: { Home: 'Home' } },
  titles: { Bibliothèque: 'Library' },
  library: { loansByBook: 'Loans by book' },
  resources: {
    theme: said(['Theme', 'Themes']),
    book: said(['Book', 'Books'], book),
    member: said(['Reader', 'Readers'], { name: 'Name', email: 'E-mail', joined_on: 'Joined on' }),
    loan: said(['Loan', 'Loans'], loan, { actions: { giveBack } }),
  },
})
