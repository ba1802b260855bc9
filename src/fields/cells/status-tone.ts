import { fold } from '../../../resources/schema/fold'

/** The colours of `theme.palette.tone` that a status may take. */
export const tones = ['grey', 'green', 'lightGreen', 'blue', 'orange', 'red'] as const
export type StatusTone = (typeof tones)[number]

const byLabel: Readonly<Record<string, StatusTone>> = {
  actif: 'green',
  reference: 'green',
  prospect: 'blue',
  'en cours': 'blue',
  suspendu: 'orange',
  ouvert: 'orange',
  dereference: 'red',
  'refuse par le fournisseur': 'red',
  'avoir accepte': 'lightGreen',
  'avoir recu': 'lightGreen',
  'en attente de validation': 'orange',
  'refusee niveau 1': 'red',
  'refusee niveau 2': 'red',
  'envoyee au fournisseur': 'blue',
  'envoyee par mes soins': 'blue',
  'lue par le fournisseur': 'lightGreen',
  recue: 'green',
  "echec de l'envoi": 'red',
  'reception partielle': 'orange',
  'reception complete': 'green',
}

/** The colour of a status, by its label; grey for what is over, and for what is not known. */
export const statusTone = (label: string): StatusTone => byLabel[fold(label)] ?? 'grey'
