import type { State } from '../schema/course'

/** The states of a request for purchase volumes (domain §11.1). */
export const volumeRequestStates = {
  '100': { label: 'Brouillon', tone: 'grey' },
  '150': { label: 'Envoyée', tone: 'blue' },
  '200': { label: 'Close', tone: 'orange' },
  '250': { label: 'Consolidée', tone: 'green' },
} as const satisfies Record<string, State>
export type VolumeRequestStatus = keyof typeof volumeRequestStates

/** Where a member's answer stands (domain §11.1). */
export const volumeResponseStates = {
  to_fill: { label: 'À remplir', tone: 'orange' },
  saved: { label: 'En saisie', tone: 'grey' },
  sent: { label: 'Envoyée', tone: 'green' },
} as const satisfies Record<string, State>
export type VolumeResponseStatus = keyof typeof volumeResponseStates

/** What the volume of a member counts as in the results of a request. */
export const volumeSources = {
  sent: { label: 'Réponse', tone: 'green' },
  prefilled: { label: 'Prérempli', tone: 'blue' },
  none: { label: 'Aucun volume', tone: 'grey' },
  left: { label: 'Écartée', tone: 'orange' },
} as const satisfies Record<string, State>
export type VolumeSource = keyof typeof volumeSources

export const volumeResponseMoves = [
  { verb: 'save', from: ['to_fill'], to: 'saved' },
  { verb: 'send', from: ['to_fill', 'saved'], to: 'sent' },
] as const

interface Timed {
  status: VolumeRequestStatus
  response_date_limit: string
  /** Until when the answer of one member is open again. */
  reopened_until: string | null
}

/** Whether a member may still answer: until the limit, which is in time, or once it is closed until its answer alone is reopened. */
export const mayAnswerVolumes = (
  { status, response_date_limit, reopened_until }: Timed,
  now: Date,
): boolean =>
  (status === '150' && now <= new Date(response_date_limit)) ||
  (status === '200' && reopened_until !== null && now <= new Date(reopened_until))
