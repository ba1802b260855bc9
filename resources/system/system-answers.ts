import type { Answer } from '../schema/infer'
import { many, maybe, pick } from '../schema/pick'
import { told } from '../schema/told'
import { clientError, systemAlert } from './system-resources'

const figure = (label: string) => maybe(told.int(label))

/** Half an hour of the server: sums of what it did, the worst of how it stood. */
export const systemPoint = {
  at: told.moment('Date'),
  requests: told.int('Requêtes'),
  errors: told.int('Requêtes en erreur (5xx)'),
  mean_ms: told.int('Temps de réponse moyen (ms)'),
  lag_ms: told.int("Retard de la boucle d'événements (ms)"),
  busy: told.int('Connexions occupées'),
  mails: told.int('E-mails en attente'),
  oldest_mail_s: told.int("Âge de l'e-mail le plus ancien (s)"),
  webhooks: told.int('Webhooks en attente'),
  queue: told.int('Tâches en attente'),
  disk_percent: told.int('Disque occupé (%)'),
  logins: told.int('Connexions refusées'),
  wal_s: figure('Retard des sauvegardes (s)'),
}
export type SystemPoint = Answer<typeof systemPoint>

export const systemAnswer = {
  version: told.text('Version'),
  up_since: told.moment('Démarré le'),
  points: many('Relevés', systemPoint),
  alerts: many('Alertes', pick(systemAlert, ['id', 'fault', 'message', 'began_at', 'ended_at'])),
  errors: many(
    'Erreurs des navigateurs',
    pick(clientError, [
      'id',
      'release',
      'kind',
      'message',
      'stack',
      'page',
      'device',
      'count',
      'first_at',
      'last_at',
    ]),
  ),
}
export type SystemAnswer = Answer<typeof systemAnswer>
