import { many } from './many'

/** What a supplier has to prepare for a day. */
export const pickingTexts = {
  heading: 'À préparer',
  title: (day: string) => `Liste de préparation du ${day}`,
  file: (day: string) => `preparation-${day}.pdf`,
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
  unread: (n: number) =>
    many(
      n,
      "commande à lire n'est pas encore dans la liste",
      'commandes à lire ne sont pas encore dans la liste',
    ),
  read: 'Les lire',
  all: (n: number) => `Voir les ${n} articles`,
} as const
