import { HttpError } from '../../../providers/http-error'
import type { SigningAnswer } from '../../../resources/receptions/answers'
import { isForLater } from '../../trade/is-for-later'
import type { ReceptionDraft } from './draft'
import { bodyOf } from './draft-body'
import type { Kept } from './kept-drafts'
import { blobOf } from './photo'
import type { ReceptionCalls } from './use-reception-calls'
import { voiceEnding } from './voice'

/** What became of a signed draft: sent, kept for later (no network, or no session any more), or refused by the server. */
export type Sending =
  | { kind: 'sent'; answer: SigningAnswer }
  | { kind: 'waiting' }
  | { kind: 'refused'; error: HttpError }

/** Where drafts go, where they are kept meanwhile, and who is told how much of the pictures has left, from 0 to 1. */
interface Sender {
  calls: ReceptionCalls
  kept: Kept
  onProgress?: (share: number) => void
}

/** The reception of somebody else that a refusal has told of: signed again, it is known. */
function toldOf(error: unknown): number | undefined {
  const stale: unknown = error instanceof HttpError && Reflect.get(Object(error.body), 'stale')
  const id: unknown = Reflect.get(Object(stale), 'reception')
  return typeof id === 'number' ? id : undefined
}

/** One attempt at a time for each order: two of them never send the same pictures twice. */
const busy = new Set<number>()

/** Sends the pictures that have not left yet, and remembers each: the same typing has the same files at every attempt. */
async function sendPhotos(
  { calls, kept, onProgress }: Sender,
  given: ReceptionDraft,
): Promise<ReceptionDraft> {
  let draft = given
  for (const [index, photo] of given.photos.entries()) {
    if (draft.sent_photos?.[index] !== undefined) continue
    const blob = blobOf(photo)
    const file = new File([blob], `bon-de-livraison-${index + 1}.jpg`, { type: blob.type })
    const id = await calls.upload(file, (share) => onProgress?.((index + share) / given.photos.length))
    draft = { ...draft, sent_photos: [...(draft.sent_photos ?? []), id] }
    kept.keepDraft(draft)
  }
  return draft
}

/** Sends the notes that were recorded of its lines and have not left yet. */
async function sendVoices({ calls, kept }: Sender, given: ReceptionDraft): Promise<ReceptionDraft> {
  let draft = given
  for (const [index, { voice, sent_voice }] of given.lines.entries()) {
    if (!voice || sent_voice !== undefined) continue
    const blob = blobOf(voice)
    const file = new File([blob], `note-vocale-${index + 1}.${voiceEnding(blob.type)}`, { type: blob.type })
    const id = await calls.upload(file)
    const lines = draft.lines.map((line, at) => (at === index ? { ...line, sent_voice: id } : line))
    draft = { ...draft, lines }
    kept.keepDraft(draft)
  }
  return draft
}

/**
 * Sends what is signed; without a network or a session it stays on the device, and the same key makes it once on the server.
 * What is refused stays too, with the reason.
 */
export async function sendDraft(sender: Sender, given: ReceptionDraft): Promise<Sending> {
  const { calls, kept } = sender
  if (busy.has(given.order)) return { kind: 'waiting' }
  busy.add(given.order)
  let draft: ReceptionDraft = { ...given, pending: true, refused: undefined }
  kept.keepDraft(draft)
  try {
    draft = await sendVoices(sender, await sendPhotos(sender, draft))
    const answer = await calls.sign({ id: draft.order, ...bodyOf(draft, draft.sent_photos ?? []) })
    kept.dropDraft(draft.order)
    kept.dropOrder(draft.order)
    return { kind: 'sent', answer }
  } catch (error) {
    if (isForLater(error)) return { kind: 'waiting' }
    const refused = error instanceof HttpError ? (error.fields[0]?.message ?? error.display) : undefined
    kept.keepDraft({
      ...draft,
      pending: false,
      refused,
      seen_reception: toldOf(error) ?? draft.seen_reception,
    })
    if (error instanceof HttpError) return { kind: 'refused', error }
    throw error
  } finally {
    busy.delete(given.order)
  }
}
