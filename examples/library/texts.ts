import { texts } from '../../resources/engine'

/** What the library's own code says; its labels stand in its declarations. */
export const libraryTexts = texts('library', {
  loansByBook: 'Prêts par livre',
  loans: 'Prêts',
  returned: 'Ce livre est déjà rendu.',
})
