import { messages } from '../schema/messages'
import type { RowCheck } from '../schema/row-checks'

/** Names of folders, one inside the other: no way up, none hidden, none absolute. */
const plain = /^[\p{L}\p{N}_][\p{L}\p{N}_ .,'\u2019()-]*(\/[\p{L}\p{N}_][\p{L}\p{N}_ .,'\u2019()-]*)*$/u

/** Where read files are put away: not themselves a place to read from. */
export const putAway = ['done', 'refused'] as const

/** A folder under the one of the server, and not one where files are put away. */
export const folderFault: RowCheck = ({ source, folder }) => {
  if (source !== 'folder' || typeof folder !== 'string' || folder === '') return undefined
  const steps = folder.split('/')
  const isPlain = plain.test(folder) && steps.every((step) => !/[. ]$/.test(step))
  if (isPlain && !steps.some((step) => putAway.some((name) => name === step.toLowerCase()))) return undefined
  return { name: 'folder', message: messages.folder }
}
