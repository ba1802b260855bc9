import { texts } from '../../resources/schema/texts'

/** « Règles et contrôles ». */
export const guardTexts = texts('guardScreen', {
  title: 'Règles et contrôles',
  intro:
    'Chaque condition est demandée à chaque porte par laquelle passe une commande, avec la même phrase. Le nombre dit combien de fois elle a parlé ces 30 derniers jours.',
  partial: 'Demandée à une partie des portes seulement à ce jour : les autres cases disent ce qui vient.',
  condition: 'Condition',
  doors: 'Portes',
  notes: 'Notes',
  spoke: '%{smart_count} fois en 30 jours',
  times: '%{smart_count} fois',
  never: 'Jamais en 30 jours',
})
