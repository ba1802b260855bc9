import { texts } from '../../resources/schema/texts'

/** What is said before a record is taken out of service, or rights are taken away. */
export const struckTexts = texts('struck', {
  title: 'Mettre hors service ?',
  changeTitle: 'Enregistrer cette modification ?',
  confirm: 'Enregistrer quand même',
  strikes: 'Sont touchés : %{what}.',
})
