import { texts } from '../../resources/schema/texts'

/** What is said where a value is changed in a cell of its list. */
export const cellTexts = texts('cell', {
  name: '%{field} : %{row}',
  saved: '%{field} de « %{row} » : %{value}',
  empty: 'vide',
  undone: '%{field} de « %{row} » remis comme avant : %{value}',
  closed: 'Cette valeur ne se modifie pas sur cette ligne.',
  notSaved: 'Pas enregistré : %{reason}',
  away: 'le serveur ne répond pas. Entrée réessaie, Échap abandonne.',
  unreachable: 'le serveur ne répond pas.',
  edit: 'Modifier « %{row} »',
  changed: 'modifié entre-temps par une autre personne. Entrée réessaie, Échap abandonne.',
})
