import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked } from '../schema/pick'
import { memberFields } from '../trade/member-fields'
import { orderLine } from './order-line'
import { quickOrderAnswer } from './tool-answers'

/** Lines of one quick order, at most. */
export const mostQuickLines = 1000

const line = f.int({ label: 'Ligne', required: true, min: 1 })

/** Lines that are typed, pasted, imported or scanned: read, verified, and added to the carts. */
export const quickEndpoints = {
  order: defineEndpoint('POST /order/quick', {
    permission: 'addCartArticle',
    tag: 'Commandes',
    summary: 'Commande rapide : lire des lignes, les vérifier, et les ajouter aux paniers',
    answers: quickOrderAnswer,
    body: {
      ...memberFields,
      text: f.longText({ label: 'Articles et quantités', max: 100_000 }),
      rows: f.rows(
        {
          reference: f.text({ label: 'Référence' }),
          quantity: f.text({ label: 'Quantité', max: 40 }),
          article_id: f.int({ label: "Article, au lieu d'une référence", min: 1 }),
        },
        { label: 'Lignes', max: mostQuickLines },
      ),
      commit: f.bool({ label: 'Ajouter les lignes correctes' }),
      confirmed: f.rows({ line }, { label: 'Quantités inhabituelles confirmées', max: mostQuickLines }),
      /** What a person chose for lines of the text. */
      chosen: f.rows(
        {
          line,
          article_id: f.int({ label: 'Article choisi', required: true, min: 1 }),
          quantity: asked(orderLine.fields.quantity, { min: 0.001 }),
        },
        { label: 'Articles choisis', max: mostQuickLines },
      ),
    },
  }),
} as const
