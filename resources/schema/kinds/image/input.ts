import { lazy } from 'react'

/** Fetched when a form shows one. */
export const input = lazy(async () => ({
  default: (await import('../../../../src/fields/inputs/PictureInput')).PictureInput,
}))
