import { texts } from '../../resources/schema/texts'

const several = (n: number, one: string, many: string) => (n > 1 ? `${n} ${many}` : `${n} ${one}`)

/** What a sheet that is filled as a spreadsheet says. */
export const sheetTexts = texts('sheet', {
  undo: 'Annuler la saisie',
  redo: 'Rétablir la saisie',
  fill: 'Recopier vers le bas',
  keys: { undo: 'Ctrl+Z', redo: 'Ctrl+Y', fill: 'Ctrl+D' },
  hint: 'Comme dans un tableur : collez des cases copiées, Ctrl+D recopie vers le bas, Ctrl+Z annule.',
  chosen: '%{n} cases choisies',
  over: (rows: number, columns: number) =>
    `${[
      ...(rows > 0 ? [several(rows, 'ligne collée', 'lignes collées')] : []),
      ...(columns > 0 ? [several(columns, 'colonne collée', 'colonnes collées')] : []),
    ].join(' et ')} au-delà du tableau : rien n'en a été repris.`,
  find: 'Chercher une ligne',
  family: 'Famille',
  anyFamily: 'Toutes les familles',
  left: 'Sans réponse (%{n})',
  shown: '%{smart_count} ligne sur %{all} |||| %{smart_count} lignes sur %{all}',
  none: 'Aucune ligne ne répond à cette recherche',
  showAll: 'Tout afficher',
  hidden:
    'Une case à corriger est dans une ligne masquée. |||| %{smart_count} cases à corriger sont dans des lignes masquées.',
  wrongCount: 'Une case ne peut pas être lue : |||| %{smart_count} cases ne peuvent pas être lues :',
  wrong: 'Ligne %{line} (%{name}), %{title} : « %{text} ». %{message}',
  others: 'et une autre. |||| et %{smart_count} autres.',
})
