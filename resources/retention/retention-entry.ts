import { f } from '../schema/f'
import type { AnyResource } from '../schema/resource'
import { defineResource } from '../schema/resource'

/** What is forgotten past its time, and for how long it was kept: a general option each. */
export const retentionRules = {
  orders: { label: 'Commandes, réceptions et litiges', option: 'retention_order_years', unit: 'years' },
  histories: { label: 'Historiques et journaux', option: 'retention_log_years', unit: 'years' },
  accounts: {
    label: 'Comptes supprimés ou inactifs, effacés',
    option: 'retention_account_years',
    unit: 'years',
  },
  tenders: { label: 'Dossiers de consultation', option: 'retention_tender_years', unit: 'years' },
  carts: { label: 'Paniers supprimés', option: 'retention_cart_days', unit: 'days' },
  mails: { label: 'E-mails envoyés', option: 'retention_mail_days', unit: 'days' },
  notifications: { label: 'Notifications', option: 'retention_notification_days', unit: 'days' },
  imports: { label: 'Imports et leurs fichiers', option: 'retention_import_days', unit: 'days' },
  sessions: { label: 'Sessions terminées', option: 'retention_session_days', unit: 'days' },
  attempts: { label: 'Tentatives de connexion', option: 'retention_attempt_days', unit: 'days' },
  runs: { label: 'Exécutions des tâches', option: 'retention_run_days', unit: 'days' },
  journal: { label: 'Journal de sécurité', option: 'retention_journal_months', unit: 'months' },
} as const
export type RetentionRule = keyof typeof retentionRules

const labels = Object.fromEntries(Object.entries(retentionRules).map(([rule, { label }]) => [rule, label]))
const readonly = true

/** The journal of what was forgotten: by whom nothing, how many of what, older than which day. */
export const retentionEntry = defineResource('retention_entry', {
  label: ['Effacement', 'Conservation des données'],
  model: 'Retention_entry',
  title: 'rule',
  at: '/retention',
  calls: { list: 'GET /retention' },
  access: { view: 'viewJobs' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    rule: f.select(labels, { label: 'Données', required: true, readonly }),
    removed: f.int({ label: 'Nombre effacé', required: true, min: 1, readonly }),
    before: f.date({ label: 'Antérieures au', required: true, readonly }),
    removed_at: f.dateTime({ label: 'Effacées le', required: true, readonly }),
  },
  indexes: [['removed_at']],
  list: { columns: ['removed_at', 'rule', 'removed', 'before'], sort: ['removed_at', 'desc'] },
})

/** What the law has forgotten. */
export const retentionResources: readonly AnyResource[] = [retentionEntry]
