import { createHash } from 'node:crypto'
import { tenderTexts } from '../../i18n/fr/tenders'
import { type AnswerContent, canonicalText } from '../../resources/tenders/answer'
import type { Config } from '../config'
import { type Addressed, decrypt, decryptWith, drawKey, encrypt, encryptTo } from '../envelope'
import { seal, unseal } from '../seal'

/** Where a sealed content belongs: of another tender or another answer, it does not open. */
export interface Place {
  tender_id: number
  response_id: number
}

/** What the server's secret follows from. */
export type Secret = Pick<Config, 'dataDir' | 'secretKey'>

/** Somebody of the supplier who may read the answer again before its opening, bound to the account as it is now. */
export interface Reader {
  userId: number
  /** The account's credential epoch: another one opens nothing (operation §6). */
  epoch: string
}

/** A sealed content as it is kept: its key is encrypted to the tender's opening, and to each reader. */
interface Envelope {
  v: 2
  body: string
  opening?: Addressed & { round: number }
  readers: Readonly<Record<string, string>>
}

const placeOf = ({ tender_id, response_id }: Place) => `tender:${tender_id} response:${response_id}`
const useOf = ({ userId, epoch }: Reader) => `answer-reader:${userId}:${epoch}`

/** SHA-256 of the bytes that the supplier downloads as its offer. */
export const hashOf = (content: AnswerContent): string =>
  createHash('sha256').update(canonicalText(content), 'utf8').digest('hex')

/** For whom an answer is sealed: the opening of its round (an answer that was sent), and its readers. */
export interface Recipients {
  opening?: { round: number; publicKey: string }
  readers: readonly Reader[]
}

/** Seals an answer under a key of its own, which only its recipients have (domain §9.5). */
export function sealContent(
  config: Secret,
  place: Place,
  { content, to }: { content: AnswerContent; to: Recipients },
): string {
  const [key, at] = [drawKey(), placeOf(place)]
  const { opening } = to
  const envelope: Envelope = {
    v: 2,
    body: encrypt(key, at, canonicalText(content)),
    ...(opening && { opening: { round: opening.round, ...encryptTo(opening.publicKey, at, key) } }),
    readers: Object.fromEntries(
      to.readers.map((reader) => [reader.userId, seal(config, useOf(reader), { place: at, text: key })]),
    ),
  }
  return JSON.stringify(envelope)
}

const damaged = (place: Place) => new Error(tenderTexts.damaged({ receipt: placeOf(place) }))

/** Before envelopes, an answer was sealed with a key of its tender that followed from the server's secret. */
const isFormer = (sealed: string): boolean => !sealed.startsWith('{')

const envelopeOf = (sealed: string) => JSON.parse(sealed) as Envelope

function contentOf(place: Place, { body }: Envelope, key: string): AnswerContent {
  const text = decrypt(key, placeOf(place), body)
  if (text === undefined) throw damaged(place)
  return JSON.parse(text) as AnswerContent
}

/** A content of the former kind; throws when it is damaged: nothing is guessed of an offer. */
function formerContent(config: Secret, place: Place, sealed: string): AnswerContent {
  const text = unseal(config, `tender:${place.tender_id}`, { place: `response:${place.response_id}`, sealed })
  if (text === undefined) throw damaged(place)
  return JSON.parse(text) as AnswerContent
}

/** The round whose opening a content is sealed for; nothing for a draft, and for one of the former kind. */
export const roundOf = (sealed: string): number | undefined =>
  isFormer(sealed) ? undefined : envelopeOf(sealed).opening?.round

/** What an answer holds, with the private key that its opening released; throws when it is damaged. */
export function openedContent(
  config: Secret,
  place: Place,
  { sealed, privateKey }: { sealed: string; privateKey?: string },
): AnswerContent {
  if (isFormer(sealed)) return formerContent(config, place, sealed)
  const envelope = envelopeOf(sealed)
  const key = envelope.opening && privateKey && decryptWith(privateKey, placeOf(place), envelope.opening)
  if (!key) throw damaged(place)
  return contentOf(place, envelope, key)
}

const keyOf = (config: Secret, place: Place, reader: Reader, { readers }: Envelope): string | undefined => {
  const sealed = readers[reader.userId]
  return sealed && unseal(config, useOf(reader), { place: placeOf(place), sealed })
}

/** The ids of those for whom an answer was sealed, whether it still opens for them or not; of the former kind nobody's is known. */
export const readerIds = (sealed: string): number[] =>
  isFormer(sealed) ? [] : Object.keys(envelopeOf(sealed).readers).map(Number)

/** Those of them for whom it still opens: their accounts were changed by nobody else since. */
export const presentReaders = (
  config: Secret,
  place: Place,
  { sealed, known }: { sealed: string; known: readonly Reader[] },
): Reader[] => {
  if (isFormer(sealed)) return []
  const envelope = envelopeOf(sealed)
  return known.filter((reader) => keyOf(config, place, reader, envelope) !== undefined)
}

/** What an answer holds, for one of its readers; undefined for everybody else. `author` wrote one of the former kind. */
export function readContent(
  config: Secret,
  place: Place,
  { sealed, reader, author }: { sealed: string; reader: Reader; author: number | null },
): AnswerContent | undefined {
  if (isFormer(sealed)) return author === reader.userId ? formerContent(config, place, sealed) : undefined
  const envelope = envelopeOf(sealed)
  const key = keyOf(config, place, reader, envelope)
  return key === undefined ? undefined : contentOf(place, envelope, key)
}
