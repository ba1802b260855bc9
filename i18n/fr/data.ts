import { texts } from '../../resources/schema/texts'

const rows = (n: number) => (n > 1 ? `${n.toLocaleString('fr-FR')} lignes` : `${n} ligne`)

/** What the data provider says. */
export const dataTexts = texts('data', {
  unexpected: 'Une erreur inattendue est survenue.',
  notFound: 'Élément introuvable',
  bulk: (done: number, refused: number) =>
    done === 0
      ? `Opération refusée pour ${rows(refused)}.`
      : `${rows(done)} ${done > 1 ? 'traitées' : 'traitée'}, ${rows(refused)} ${refused > 1 ? 'refusées' : 'refusée'}.`,
})
