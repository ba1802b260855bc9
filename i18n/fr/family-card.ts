import { texts } from '../../resources/schema/texts'

const plural = (n: number) => (n > 1 ? 's' : '')

/** What a family card of a consultation says. */
export const familyCardTexts = texts('familyCard', {
  articles: 'Articles',
  products: 'Produits',
  before: 'Communes livrées avant',
  now: 'Dans la consultation',
  quotation: 'Cotation',
  date: 'Modifié le',
  delivered: ({ all, communes }: { all: boolean; communes: number }) =>
    all ? 'Toutes' : `${communes} commune${plural(communes)}`,
  added: "Dans l'offre",
  absent: 'Pas encore chiffrée',
  without: 'Sans prix',
  closed: 'Non concernée',
  families: 'Familles de la consultation',
})
