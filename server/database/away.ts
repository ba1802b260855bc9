/** What PostgreSQL answers when it cannot serve now and may serve later: by class (two characters) or by code. */
const awayStates = new Set([
  ...['08', '53'], // connections; resources: 53100 disk full, 53200 memory, 53300 connections
  ...['57P01', '57P02', '57P03', '57P04', '57P05'], // shut down, crashed, starting, dropped, idle
  ...['57014', '55P03', '25P03', '25P04'], // a time limit, of a statement, a lock or a transaction
  '40P01', // two waited for each other: this one is undone, the other goes on
  ...['25006', '58000', '58030', '58P01'], // a standby answers; the disk under the server fails
])

/** What the system says when the far side, or the room, is missing. */
const awayErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN', 'ERR_STREAM_DESTROYED'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'],
  ...['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EIO', 'EROFS'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
])

/** What the driver says without a code. */
const awayTexts =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|timeout expired|Cannot use a pool after calling end/

const property = (error: unknown, name: string): unknown =>
  error !== null && typeof error === 'object' ? Reflect.get(error, name) : undefined

/** A socket's file that is missing is a server that is not there; another file that is missing is a fault. */
const isMissingSocket = (error: unknown, code: string) =>
  code === 'ENOENT' && property(error, 'syscall') === 'connect'

/** Whether an error says that the database, the file store or the disk cannot serve now: nobody's fault, and worth another try. */
export function isAway(error: unknown, depth = 0): boolean {
  const code = String(property(error, 'code') ?? '')
  if (awayErrors.has(code) || isMissingSocket(error, code)) return true
  if (/^[0-9A-Z]{5}$/.test(code) && (awayStates.has(code) || awayStates.has(code.slice(0, 2)))) return true
  if (property(error, 'name') === 'TimeoutError') return true
  if (error instanceof Error && awayTexts.test(error.message)) return true
  const cause = property(error, 'cause')
  return depth < 3 && cause !== undefined && isAway(cause, depth + 1)
}
