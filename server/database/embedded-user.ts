import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { EmbeddedError } from './embedded-error'

/** The ordinary user that runs PostgreSQL, which refuses to run as root; undefined: the one who runs us. */
export type RunAs = { uid: number; gid: number } | undefined

const idOf = (flag: '-u' | '-g', name: string): number =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

function findUser(name: string): RunAs {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch {
    return undefined
  }
}

/** Chooses who runs PostgreSQL: ourselves, or under root the owner of the existing data, `postgres` or `nobody`. */
export function chooseUser(clusterDir: string): RunAs {
  const uid = process.getuid?.()
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined
  if (uid === undefined) return undefined
  if (uid !== 0) {
    if (owner && owner.uid !== uid) {
      throw new EmbeddedError(
        `La base de données ${clusterDir} appartient à un autre utilisateur (numéro ${owner.uid}) : démarrez le Portail Achats avec l'utilisateur qui l'a créée.`,
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new EmbeddedError(
    "PostgreSQL refuse de fonctionner sous root et cette machine n'a ni utilisateur « postgres » ni utilisateur « nobody » : démarrez le Portail Achats avec un utilisateur ordinaire ou indiquez DATABASE_URL.",
  )
}
