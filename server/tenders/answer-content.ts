import { createHash } from 'node:crypto'
import { tenderTexts } from '../../i18n/fr/tenders'
import type { AnswerContent } from '../../resources/tenders/answer'
import { canonicalText } from '../../resources/tenders/answer'
import type { Config } from '../config'
import { seal, unseal } from '../seal'

/** Where a sealed content belongs: of another tender or another answer, it does not open. */
interface Place {
  tender_id: number
  response_id: number
}

/** What the server's secret follows from. */
export type Secret = Pick<Config, 'dataDir' | 'secretKey'>

const useOf = ({ tender_id }: Place) => `tender:${tender_id}`
const placeOf = ({ response_id }: Place) => `response:${response_id}`

/** SHA-256 of the bytes that the supplier downloads as its offer. */
export const hashOf = (content: AnswerContent): string =>
  createHash('sha256').update(canonicalText(content), 'utf8').digest('hex')

/** Seals an answer with the key of its tender (domain §9.5). */
export const sealContent = (config: Secret, place: Place, content: AnswerContent): string =>
  seal(config, useOf(place), { place: placeOf(place), text: canonicalText(content) })

/** What a sealed answer holds; throws when it is damaged: nothing is guessed of an offer. */
export function unsealContent(config: Secret, place: Place, sealed: string): AnswerContent {
  const text = unseal(config, useOf(place), { place: placeOf(place), sealed })
  if (text === undefined) throw new Error(tenderTexts.damaged({ receipt: placeOf(place) }))
  return JSON.parse(text) as AnswerContent
}
