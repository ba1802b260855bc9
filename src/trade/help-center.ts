import type { helpDocument } from '../../resources/content/help-document'
import { monthWords } from '../../resources/schema/date-words'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { holdsWords } from '../widgets/holds-words'

/** A document of the help centre, as the server answers it. */
export interface HelpItem
  extends Partial<RowOf<typeof helpDocument, 'file_label' | 'application_date' | 'enable' | 'active'>> {
  id: number
  Application?: readonly { machine_name: string }[]
  Document_type?: { label?: string | null } | null
  /** Its illustration, which the back office chooses. */
  Image?: { path: string; unique_name: string } | null
  File?: { id: number; mime_type?: string | null; file_name?: string | null } | null
}

export type HelpKind = 'PDF' | 'Word' | 'Excel' | 'Video' | 'Image' | 'Document'

/** Documents on a page. */
export const helpPageSize = 8

const kinds: readonly { kind: HelpKind; matches: RegExp }[] = [
  { kind: 'PDF', matches: /^application\/pdf/ },
  { kind: 'Word', matches: /msword|wordprocessingml|opendocument\.text/ },
  { kind: 'Excel', matches: /ms-excel|spreadsheetml|opendocument\.spreadsheet/ },
  { kind: 'Video', matches: /^video\// },
  { kind: 'Image', matches: /^image\// },
]

/** The kind of a file, by its type; the order of `kinds` is the order of the list. */
export const kindOfFile = (item: HelpItem): HelpKind =>
  kinds.find(({ matches }) => matches.test(item.File?.mime_type ?? ''))?.kind ?? 'Document'

const rank = (item: HelpItem): number => {
  const index = kinds.findIndex(({ kind }) => kind === kindOfFile(item))
  return index < 0 ? kinds.length + 1 : index + 1
}

/** Word and Excel documents are only downloaded. */
export const canView = (item: HelpItem): boolean => !['Word', 'Excel'].includes(kindOfFile(item))

/** Enabled, active, not of the future, and made for the application (any, before one is entered). */
export function isVisible(item: HelpItem, application: string | undefined, now: Date): boolean {
  if (!item.enable || !item.active) return false
  if (item.application_date && dayOf(item.application_date) > dayOf(now.toISOString())) return false
  return !application || (item.Application ?? []).some(({ machine_name }) => machine_name === application)
}

/** Calendar day in Paris, comparable as text. */
function dayOf(date: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return date
  return parisDay(new Date(date))
}

/** What is shown, in order: by kind of file, then by label without regard to case. */
export function shownItems(
  items: readonly HelpItem[],
  application: string | undefined,
  now: Date,
): HelpItem[] {
  const label = (item: HelpItem) => item.file_label ?? ''
  return items
    .filter((item) => isVisible(item, application, now))
    .sort((a, b) => rank(a) - rank(b) || label(a).localeCompare(label(b), 'fr', { sensitivity: 'accent' }))
}

/** The file's name without its extension, when there is one. */
export function nameOf(item: HelpItem): string | undefined {
  const name = item.File?.file_name?.trim() || item.file_label?.trim()
  return name?.replace(/\.[^./\\]{1,5}$/, '') || undefined
}

/** « mars 2026 », when there is a date. */
export function monthOf(item: HelpItem): string | undefined {
  if (!item.application_date) return undefined
  const moment = new Date(item.application_date)
  return Number.isNaN(moment.getTime()) ? undefined : monthWords(parisDay(moment))
}

/** Whether every word that is sought stands in the name or the type of a document, whatever the accents. */
export const matchesHelp = (item: HelpItem, sought: string): boolean =>
  holdsWords(
    [nameOf(item), item.file_label, item.Document_type?.label, kindOfFile(item)].filter(Boolean).join(' '),
    sought,
  )
