import type { KeptFile } from '../../../providers/send-files'
import type { Field } from '../../../resources/schema/field'
import { isKeptFile } from './use-upload'

const typesByEnding: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
}

/** The types that a field takes, after its declared endings. */
export function typesOf(field: Field): string[] | undefined {
  const types = (field.accept ?? []).flatMap((ending) => typesByEnding[ending] ?? [])
  return types.length ? [...new Set(types)] : undefined
}

/** The file behind an id: just sent, or the one that the record's answer describes. */
export function fileBehind(
  value: unknown,
  related: unknown,
  sent: KeptFile | undefined,
): KeptFile | undefined {
  if (typeof value !== 'number') return undefined
  if (sent?.id === value) return sent
  return isKeptFile(related) && related.id === value ? related : { id: value }
}

/** Where a public file is read: the upload path, its folder, its unique name. */
export function addressOf({ path, unique_name, public: isPublic }: KeptFile): string | undefined {
  if (!path || !unique_name || isPublic === false) return undefined
  return `/upload/${[...path.split('/'), unique_name].filter(Boolean).map(encodeURIComponent).join('/')}`
}
