import { createHash, createHmac } from 'node:crypto'

/** 256 bits as 43 characters fit for a header or an address. */
export const newSecret = (random: (bytes: number) => Buffer): string => random(32).toString('base64url')

const keyStart = 'pak_'

/** A key of the API: a secret that says what it is, for those who search code for secrets left behind. */
export const newKey = (random: (bytes: number) => Buffer): string => `${keyStart}${newSecret(random)}`

/** Whether a text looks like a key of the API. */
export const isKey = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(keyStart) && isSecret(text.slice(keyStart.length))

/** What is kept of a secret: its SHA-256. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whether a text looks like one of our secrets; nothing else is looked up. */
export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)

/**
 * The token that follows a refresh token. The same predecessor always gives the same successor, so that two tabs that
 * refresh at once get the same answer, while neither the database (no predecessor) nor a thief of an old token (no nonce)
 * can work it out.
 */
export const successor = (
  nonce: string,
  predecessor: string,
  purpose: 'access' | 'refresh' | 'return' | 'page',
): string => createHmac('sha256', nonce).update(`${purpose}:${predecessor}`).digest('base64url')
