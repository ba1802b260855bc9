import { spoken } from '../../resources/schema/marks'
import { say } from './say'

type FileKind = { type: string; label: string; extensions: readonly string[] }

const kinds: readonly FileKind[] = [
  { type: 'application/pdf', label: 'PDF', extensions: ['pdf'] },
  { type: 'application/msword', label: 'Word', extensions: ['doc'] },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word',
    extensions: ['docx'],
  },
  { type: 'application/vnd.ms-excel', label: 'Excel', extensions: ['xls'] },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    label: 'Excel',
    extensions: ['xlsx'],
  },
  { type: 'image/jpeg', label: 'JPEG', extensions: ['jpg', 'jpeg'] },
  { type: 'image/png', label: 'PNG', extensions: ['png'] },
  { type: 'image/gif', label: 'GIF', extensions: ['gif'] },
  { type: 'video/mp4', label: 'MP4', extensions: ['mp4'] },
]

/** What a document field takes when it says nothing else: PDF, Word, JPEG, PNG. */
export const documentTypes: readonly string[] = kinds
  .filter((kind) => ['PDF', 'Word', 'JPEG', 'PNG'].includes(kind.label))
  .map((kind) => kind.type)
/** 10 MB, as the import modal and the avatar. */
export const defaultMaxSize = 10_000_000

/** The file's type, from its extension when the browser does not know it. */
export function typeOf(file: { type: string; name: string }): string {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  return file.type || (kinds.find((kind) => kind.extensions.includes(extension))?.type ?? '')
}

/** « PDF, Word, JPEG » for a list of types. */
export function sayTypes(types: readonly string[]): string {
  const labels = types.map((type) => kinds.find((kind) => kind.type === type)?.label ?? type)
  return [...new Set(labels)].join(', ')
}

/** The `accept` attribute: types and extensions, so that every system's file picker filters alike. */
export function acceptOf(types: readonly string[]): string {
  const known = kinds.filter((kind) => types.includes(kind.type))
  return [...types, ...known.flatMap((kind) => kind.extensions.map((extension) => `.${extension}`))].join(',')
}

/** « 2 Mo », « 340 Ko ». */
export function sayBytes(bytes: number): string {
  const told = (value: number, unit: 'bytes' | 'kilobytes' | 'megabytes') =>
    `${value.toLocaleString(spoken()?.locale ?? 'fr-FR', { maximumFractionDigits: 1 })} ${say(`widget.file.${unit}`)}`
  if (bytes < 1000) return told(bytes, 'bytes')
  if (bytes < 1_000_000) return told(Math.round(bytes / 1000), 'kilobytes')
  return told(bytes % 1_048_576 === 0 ? bytes / 1_048_576 : bytes / 1_000_000, 'megabytes')
}

export type FileLimits = { types: readonly string[]; maxSize: number }

/** The sentence that refuses a file, or null when it may be taken. */
export function refusal(file: File, { types, maxSize }: FileLimits): string | null {
  if (!types.includes(typeOf(file))) return say('error.inputFile.invalidFileType', { types: sayTypes(types) })
  if (file.size > maxSize) return say('error.inputFile.maxFileSizeExceeded', { max: sayBytes(maxSize) })
  return null
}
