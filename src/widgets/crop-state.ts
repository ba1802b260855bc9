import type { WidgetTextKey } from '../../i18n/fr/widgets'

/** The biggest image taken, in bytes: 2 MiB, unless the field says more. */
export const cropMaxSize = 2_097_152
/** The biggest portrait taken (specification 1 §9): what is kept of it is the square. */
export const avatarMaxSize = 10_000_000
/** Side of the square kept, in pixels. */
export const cropSize = 200
/** JPEG quality of the square kept. */
export const cropQuality = 0.9

export type CropError = Extract<WidgetTextKey, `error.${string}` | `widget.crop.${string}Error`>

/** No image, image chosen (being read), cropping, cropped preview; what is kept is emitted and it begins again. */
export type CropState =
  | { step: 'empty'; error?: CropError }
  | { step: 'chosen'; file: File }
  | { step: 'cropping'; file: File; url: string }
  | { step: 'cropped'; file: File; url: string; result: Blob }

export type CropEvent =
  | { type: 'choose'; file: File; maxSize?: number }
  | { type: 'read'; url: string }
  | { type: 'crop'; result: Blob }
  | { type: 'recrop' }
  | { type: 'reset' }
  | { type: 'fail'; error: CropError }

/** Why a file cannot be cropped, else null. */
export function cropRefusal(file: File, maxSize = cropMaxSize): CropError | null {
  if (!file.type.startsWith('image/')) return 'error.invalidFileType'
  return file.size > maxSize ? 'error.fileTooLarge' : null
}

/** What an event makes of a state; an event out of its time changes nothing. */
export function cropReducer(state: CropState, event: CropEvent): CropState {
  switch (event.type) {
    case 'choose': {
      const error = cropRefusal(event.file, event.maxSize)
      return error ? { step: 'empty', error } : { step: 'chosen', file: event.file }
    }
    case 'read':
      return state.step === 'chosen' ? { step: 'cropping', file: state.file, url: event.url } : state
    case 'crop':
      return state.step === 'cropping' ? { ...state, step: 'cropped', result: event.result } : state
    case 'recrop':
      return state.step === 'cropped' ? { step: 'cropping', file: state.file, url: state.url } : state
    case 'fail':
      return { step: 'empty', error: event.error }
    case 'reset':
      return { step: 'empty' }
  }
}
