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
} as const satisfies Record<string, State>
export type VolumeSource = keyof typeof volumeSources

export const volumeResponseMoves = [
  { verb: 'save', from: ['to_fill'], to: 'saved' },
  { verb: 'send', from: ['to_fill', 'saved'], to: 'sent' },
] as const

/** Whether members may still answer; the limit itself is in time. */
export const mayAnswerVolumes = (
  { status, response_date_limit }: { status: VolumeRequestStatus; response_date_limit: string },
  now: Date,
): boolean => status === '150' && now.getTime() <= new Date(response_date_limit).getTime()
