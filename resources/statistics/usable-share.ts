import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const share = (label: string) => f.decimal({ label, digits: [5, 4], min: 0, max: 1, required: true })

/**
 * What of a year's orders could be used: of an article, or of all that a supplier sends where the article has come too seldom.
 * The clock writes it each night; it says nothing of who ordered.
 */
export const usableShare = defineResource('usable_share', {
  label: ['Part utilisable', 'Parts utilisables'],
  model: 'Usable_share',
  title: 'share',
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    article_id: f.int({ label: 'Article' }),
    supplier_id: f.int({ label: 'Fournisseur', required: true }),
    lines: f.int({ label: 'Lignes reçues', required: true }),
    short: share('Part manquante'),
    claimed: share('Part réclamée sans avoir'),
    share: share('Part utilisable'),
  },
  indexes: [['article_id'], ['supplier_id']],
})
