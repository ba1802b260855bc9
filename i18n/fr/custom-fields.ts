import { texts } from '../../resources/schema/texts'

/** What the server says of fields that administrators add. */
export const customFieldTexts = texts('customFields', {
  taken: 'Un champ de cette liste porte déjà ce nom.',
  full: 'Cette liste n\u2019a plus de place pour un champ de cette sorte (%{most} au plus). Retirez-en un : sa place se libère après 30 jours.',
  used: 'Choix encore utilisés : %{choices}. Changez d\u2019abord les fiches qui les portent.',
})
