import { frenchMoment } from '../../resources/schema/date-text'
import type { SaveState } from './use-save-queue'

interface Texts {
  saving: string
  notSaved: string
  conflict: string
  savedAt: (moment: string) => string
}

/** Says how far what is typed is kept: being saved, waiting for the network, changed elsewhere, or since when. */
export function savedText(
  texts: Texts,
  { state, savedAt }: { state: SaveState; savedAt: string | null },
): string {
  if (state === 'saving') return texts.saving
  if (state === 'waiting') return texts.notSaved
  if (state === 'conflict') return texts.conflict
  return savedAt ? texts.savedAt(frenchMoment(savedAt)) : ''
}
