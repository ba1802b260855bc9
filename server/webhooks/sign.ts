import { createHmac } from 'node:crypto'

const start = 'whsec_'

/** A secret to sign with, as its owner keeps it: 32 random bytes in base64. */
export const newSigningSecret = (random: (bytes: number) => Buffer): string =>
  `${start}${random(32).toString('base64')}`

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** The three headers of the convention « Standard Webhooks »: HMAC-SHA-256 over the id, the moment and the bytes. */
export function signedHeaders(secret: string, { id, timestamp, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.slice(start.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
