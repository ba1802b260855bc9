import type { Config } from '../server/config'
import { asOwner } from '../server/database/migrate'
import { rotateSecret } from '../server/rotate-secret'
import { forgetPrevious, previousSecretOf, replaceSecret } from '../server/secret-key'
import { withRunningServer, withServer } from './with-server'

/**
 * `npm run rotate-secret`: with SECRET_KEY and SECRET_KEY_PREVIOUS, while people work; where the secret is kept in the data, with the
 * product stopped, a new one is drawn first.
 */
async function rotate(url: string, config: Config): Promise<void> {
  const isKept = !config.secretKey
  if (isKept && !previousSecretOf(config)) replaceSecret(config)
  if (!previousSecretOf(config))
    console.log('SECRET_KEY_PREVIOUS manque : seul ce que le secret actuel ouvre est repris.')
  const { resealed, unreadable } = await asOwner(url, (tx) => rotateSecret(tx, config, new Date()))
  for (const place of unreadable) console.error(`Illisible avec les deux secrets, laissé tel quel : ${place}`)
  console.log(`Scellés repris avec le secret actuel : ${resealed}.`)
  if (unreadable.length) process.exitCode = 1
  else if (isKept) forgetPrevious(config)
  else console.log('SECRET_KEY_PREVIOUS peut maintenant être retiré.')
}

const isKept = !process.env.SECRET_KEY && !process.env.SECRET_KEY_FILE
await (isKept ? withServer(rotate) : withRunningServer(rotate))
