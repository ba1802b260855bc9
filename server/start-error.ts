import { BackupError } from './backup/backup-error'
import { ConfigError } from './config'
import { DevelopError } from './database/develop-error'
import { EmbeddedError } from './database/embedded'

/** The port that could not be listened on, as Node or Vite says it. */
const takenPort = (error: Error): unknown =>
  Reflect.get(error, 'code') === 'EADDRINUSE'
    ? Reflect.get(error, 'port')
    : /^Port (\d+) is already in use/.exec(error.message)?.[1]

/** Errors whose message is meant for the person who starts the product. */
const inWords = [EmbeddedError, ConfigError, BackupError, DevelopError]

/** What is said when the product cannot start: in plain words where its reader can do something about it. */
export function startError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (inWords.some((kind) => error instanceof kind)) return error.message
  const port = takenPort(error)
  if (port)
    return `Le port ${port} est déjà utilisé par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT.`
  return error.stack ?? error.message
}
