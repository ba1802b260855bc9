import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** How far the security journal has been sent to its collector (`JOURNAL_URL`): what that has acknowledged. */
export const journalShipment = defineResource('journal_shipment', {
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  label: ['Envoi du journal de sécurité', 'Envois du journal de sécurité'],
  model: 'Journal_shipment',
  title: 'collector',
  fields: {
    collector: f.text({ label: 'Collecteur', required: true, max: 40, unique: true }),
    /** The last seal that it has acknowledged. */
    seq: f.int({ label: 'Dernière ligne acquittée', required: true, default: 0 }),
    acknowledged_at: f.dateTime({ label: 'Acquittée le' }),
    failures: f.int({ label: 'Échecs de suite', required: true, default: 0 }),
    next_attempt_at: f.dateTime({ label: 'Prochain essai' }),
  },
})
