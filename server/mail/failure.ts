/**
 * Why a mail did not leave. `rejected`: for good. `refused`: not now, or nobody knows whether it was taken. `unreachable`: the
 * server was not there to take it, which is no fault of the mail.
 */
export type Failure = 'rejected' | 'refused' | 'unreachable'

/** An error of the sending, after the whole message had been handed over: the far side may have taken it. */
export class UnsureError extends Error {}

const networkCodes = new Set([
  ...[
    'ECONNECTION',
    'ETIMEDOUT',
    'ESOCKET',
    'EDNS',
    'ETLS',
    'EAUTH',
    'EPROTOCOL',
    'ECONNREFUSED',
    'ECONNRESET',
  ],
  ...['EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
])
/** What is said before the first word about the mail itself. */
const greetings = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'API'])

const property = (error: unknown, name: string): unknown =>
  error !== null && typeof error === 'object' ? Reflect.get(error, name) : undefined

/** Which kind of failure an error of the transport is. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnsureError) return 'refused'
  const [code, command] = [String(property(error, 'code') ?? ''), String(property(error, 'command') ?? '')]
  const response = Number(property(error, 'responseCode') ?? 0)
  const isBefore = greetings.has(command) || command.startsWith('AUTH')
  if (code === 'EAUTH' || (isBefore && response > 0)) return 'unreachable'
  if (response >= 500) return 'rejected'
  return response === 0 && networkCodes.has(code) ? 'unreachable' : 'refused'
}
