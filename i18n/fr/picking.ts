import { texts } from '../../resources/schema/texts'
import { many } from './many'

/** What a supplier has to prepare for a day. */
export const pickingTexts = texts('picking', {
  heading: 'À préparer',
  title: 'Liste de préparation du %{day}',
  file: 'preparation-%{day}.pdf',
  print: 'Liste de préparation (PDF)',
  reference: 'Référence',
  article: 'Article',
  forWhom: 'Pour',
  quantity: 'Quantité',
  orders: 'Commandes',
  today: "Pour aujourd'hui",
  tomorrow: 'Pour demain',
  count: (orders: number, articles: number) =>
    `${many(orders, 'commande', 'commandes')}, ${many(articles, 'article', 'articles')}`,
  none: 'Rien à préparer pour ce jour.',
  unread:
    "%{smart_count} commande à lire n'est pas encore dans la liste |||| %{smart_count} commandes à lire ne sont pas encore dans la liste",
  read: 'Les lire',
  all: 'Voir les %{n} articles',
})
