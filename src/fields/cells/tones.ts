import type { Tone } from '../../../resources/schema/field'

/** The colours of `theme.palette.tone` that a badge may take. */
export const tones = ['grey', 'green', 'lightGreen', 'blue', 'orange', 'red'] as const satisfies Tone[]
