import { HttpError } from '../../../providers/http-error'
import type { ReceptionCalls } from '../../../providers/receptions'
import type { SigningAnswer } from '../../../resources/receptions/answers'
import type { ReceptionDraft } from './draft'
import { bodyOf } from './draft-body'
import { dropDraft, dropOrder, keepDraft } from './kept-drafts'
import { blobOf } from './photo'

/** What became of a signed draft: sent, kept for later (no network), or refused by the server. */
export type Sending =
  | { kind: 'sent'; answer: SigningAnswer }
  | { kind: 'waiting' }
  | { kind: 'refused'; error: HttpError }

const isAway = (error: unknown) => error instanceof HttpError && (error.status === 0 || error.status >= 500)

/** One attempt at a time for each order: two of them never send the same pictures twice. */
const busy = new Set<number>()

/** Sends the pictures that have not left yet, and remembers each: the same typing has the same files at every attempt. */
async function sendPhotos(calls: ReceptionCalls, given: ReceptionDraft): Promise<ReceptionDraft> {
  let draft = given
  for (const [index, photo] of given.photos.entries()) {
    if (draft.sent_photos?.[index] !== undefined) continue
    const id = await calls.upload(blobOf(photo), `bon-de-livraison-${index + 1}.jpg`)
    draft = { ...draft, sent_photos: [...(draft.sent_photos ?? []), id] }
    keepDraft({ ...draft, pending: true })
  }
  return draft
}

/** Sends what is signed; without a network it stays on the device, and the same key makes it once on the server. */
export async function sendDraft(calls: ReceptionCalls, given: ReceptionDraft): Promise<Sending> {
  if (busy.has(given.order)) return { kind: 'waiting' }
  busy.add(given.order)
  let draft = given
  try {
    draft = await sendPhotos(calls, draft)
    const answer = await calls.sign(draft.order, bodyOf(draft, draft.sent_photos ?? []))
    dropDraft(draft.order)
    dropOrder(draft.order)
    return { kind: 'sent', answer }
  } catch (error) {
    if (isAway(error)) {
      keepDraft({ ...draft, pending: true })
      return { kind: 'waiting' }
    }
    keepDraft({ ...draft, pending: false })
    if (error instanceof HttpError) return { kind: 'refused', error }
    throw error
  } finally {
    busy.delete(draft.order)
  }
}
