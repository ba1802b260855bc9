import { texts } from '../../resources/schema/texts'
import { many } from './many'

const lines = (n: number) => many(n, 'ligne', 'lignes')

/** What the import modal says of how a file is read. */
export const importReadingTexts = texts('importReading', {
  title: 'Lecture du fichier',
  change: 'Lire le fichier autrement',
  encoding: 'Encodage',
  separator: 'Séparateur',
  separators: { semicolon: 'Point-virgule ( ; )', comma: 'Virgule ( , )', tab: 'Tabulation' },
  sheets: 'Feuilles à lire',
  chosen: 'Feuille « %{name} »',
  why: (known: number) =>
    known ? `${many(known, 'titre reconnu', 'titres reconnus')}` : 'aucun titre reconnu',
  titleLine: 'Première ligne des titres',
  titleCount: 'Lignes de titres',
  titlesAt: 'titres en ligne %{line}',
  twoTitles: 'titres en lignes %{line} et %{next}',
  left: (n: number) => `${lines(n)} laissée${n > 1 ? 's' : ''} de côté`,
  reasons: { total: 'total', section: 'intertitre', titles: 'titres répétés' },
  leftLine: 'ligne %{line} (%{why})',
  whole: 'Lire aussi les totaux et les intertitres',
  again: 'Relire le fichier',
})
