import { texts } from '../../resources/schema/texts'

/** What is said before a record is taken out of service. */
export const struckTexts = texts('struck', {
  title: 'Mettre hors service ?',
  confirm: 'Enregistrer quand même',
  strikes: 'Sont touchés : %{what}.',
})
