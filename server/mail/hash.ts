import { createHash } from 'node:crypto'

/** SHA-256 as hexadecimal digits. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
