import { join } from 'node:path'
import { hasSecretKey, keyIdOf, previousSecretOf, type SecretPlace, secretKeyOf } from '../secret-key'
import { BackupError } from './backup-error'

/**
 * A backup needs the secret that sealed what it holds, which is kept elsewhere: without, second factors, webhooks and offers open
 * no more. Told before anything is touched.
 */
export function needSecret(config: SecretPlace, id: string): void {
  const held = hasSecretKey(config) ? [secretKeyOf(config), previousSecretOf(config)] : []
  if (held.some((one) => one !== undefined && keyIdOf(one) === id)) return
  throw new BackupError(
    `Il manque le secret du serveur qui a fait cette sauvegarde (clé ${id}) : indiquez SECRET_KEY, ou remettez son fichier dans ${join(config.dataDir, 'secret.key')}. S'il est perdu, ajoutez --without-secret : seconds facteurs, webhooks et offres scellées ne s'ouvriront plus.`,
  )
}
