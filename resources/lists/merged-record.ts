import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { kept } from './bulk-edit'

/** A record that was merged into another one: where its address leads, and under whose history its own is read. */
export const mergedRecord = defineResource('merged_record', {
  ...kept,
  label: ['Fiche fusionnée', 'Fiches fusionnées'],
  model: 'Merged_record',
  title: 'entity_id',
  fields: {
    target: f.text({ label: 'Liste', required: true, max: 80 }),
    entity_id: f.int({ label: 'Fiche', required: true }),
    kept_id: f.int({ label: 'Fiche gardée', required: true }),
    /** What takes the merge back, for as long as that is kept. */
    bulk_edit_id: f.ref('bulk_edit', { label: 'Fusion' }),
    undone_at: f.dateTime({ label: 'Annulée le' }),
  },
  unique: [{ fields: ['target', 'entity_id'], among: { undone_at: null } }],
  indexes: [['target', 'kept_id']],
})
