import type { Readable } from 'node:stream'

/** Where files are kept: a folder, or a store that speaks S3. Keys are `folder/name`, made by us, never by a person. */
export interface FileStore {
  /** Keeps the file that stands at `source`: all of it is there afterwards, or nothing. */
  put: (key: string, source: string) => Promise<void>
  /** The bytes kept under a key; undefined where there are none. */
  get: (key: string) => Promise<Readable | undefined>
  /** Whether something is kept under a key. */
  has: (key: string) => Promise<boolean>
  /** Forgets a key; not there is fine. */
  remove: (key: string) => Promise<void>
  /** Every key of a folder, with the moment that it was written. */
  list: (folder: string) => AsyncIterable<KeptKey>
}

export interface KeptKey {
  key: string
  written: Date
}

const part = /^[\w-]+(\.[\w-]+)*$/

/** A key, or an error: no empty part, no dots that climb, nothing but letters, digits, `_`, `-` and single dots. */
export function safeKey(key: string): string {
  const parts = key.split('/').filter((one, index) => one !== '' || index > 0)
  if (!parts.length || !parts.every((one) => part.test(one)))
    throw new Error(`not a key of the file store: ${key}`)
  return parts.join('/')
}
