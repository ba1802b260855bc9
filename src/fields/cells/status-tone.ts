import type { Tone } from '../../../resources/schema/field'
import { fold } from '../../../resources/schema/fold'

/** The colours of `theme.palette.tone` that a status may take. */
export const tones = ['grey', 'green', 'lightGreen', 'blue', 'orange', 'red'] as const satisfies Tone[]

const byLabel: Readonly<Record<string, Tone>> = {
  actif: 'green',
  reference: 'green',
  prospect: 'blue',
  suspendu: 'orange',
  dereference: 'red',
}

/** The colour of a row of a table of statuses, by its label; grey for what is over, and for what is not known. */
export const statusTone = (label: string): Tone => byLabel[fold(label)] ?? 'grey'
