import { enGB } from 'date-fns/locale/en-GB'
import reactAdmin from 'ra-language-english'
import type { Language } from '../../resources/schema/marks'
import { keyed } from '../../resources/schema/texts'
import { accountPhrases } from './account'
import { errors } from './errors'
import { forms } from './forms'
import { installation } from './installation'
import { lists } from './lists'
import { papers } from './papers'
import { baseDeclarations } from './resources'
import { shellPhrases } from './shell'

export { said } from './said'

/** The engine in English: lists, forms, errors, the shell, accounts. What a language lacks is said in French. */
export const engineEnglish: Language = {
  locale: 'en-GB',
  numbers: { group: ',', point: '.' },
  dates: enGB,
  phrases: {
    ...keyed(reactAdmin),
    ...keyed({
      ...lists,
      ...forms,
      ...errors,
      ...shellPhrases,
      ...accountPhrases,
      ...baseDeclarations,
      ...papers,
      installation,
    }),
  },
}

/** A language with the phrases of an application besides, by their keys: `{ list: { create } }` is `list.create`. */
export const withPhrases = (language: Language, said: object): Language => ({
  ...language,
  phrases: { ...language.phrases, ...keyed(said) },
})
