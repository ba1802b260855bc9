/** A cell that could not be read, its line counted from 1. */
interface WrongText {
  line: number
  name: string
  title: string
  text: string
  message: string
}

const several = (n: number, one: string, many: string) => (n > 1 ? `${n} ${many}` : `${n} ${one}`)

/** What a sheet that is filled as a spreadsheet says. */
export const sheetTexts = {
  undo: 'Annuler la saisie',
  redo: 'Rétablir la saisie',
  fill: 'Recopier vers le bas',
  keys: { undo: 'Ctrl+Z', redo: 'Ctrl+Y', fill: 'Ctrl+D' },
  hint: 'Comme dans un tableur : collez des cases copiées, Ctrl+D recopie vers le bas, Ctrl+Z annule.',
  chosen: (n: number) => `${n} cases choisies`,
  over: (rows: number, columns: number) =>
    `${[
      ...(rows > 0 ? [several(rows, 'ligne collée', 'lignes collées')] : []),
      ...(columns > 0 ? [several(columns, 'colonne collée', 'colonnes collées')] : []),
    ].join(' et ')} au-delà du tableau : rien n'en a été repris.`,
  wrongCount: (n: number) =>
    n > 1 ? `${n} cases ne peuvent pas être lues :` : 'Une case ne peut pas être lue :',
  wrong: ({ line, name, title, text, message }: WrongText) =>
    `Ligne ${line} (${name}), ${title} : « ${text} ». ${message}`,
  others: (n: number) => (n > 1 ? `et ${n} autres.` : 'et une autre.'),
} as const
