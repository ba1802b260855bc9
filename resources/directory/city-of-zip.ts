import type { Agreement } from '../schema/agreement'

/** A city is one of its zip code. */
export const cityOfZip = {
  of: 'municipality_id',
  field: 'zip_code',
  its: 'zip_code',
  message: 'Cette ville ne correspond pas au code postal.',
} as const satisfies Agreement
