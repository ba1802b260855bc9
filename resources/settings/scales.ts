import { noteCalls } from '../schema/calls'
import { f } from '../schema/f'
import { setting } from '../schema/setting'

const group = "Appels d'offres"
const scope = {
  tender_id: f.ref('tender', { label: "Appel d'offres" }),
  family_id: f.ref('family', { label: 'Famille' }),
}
/** What a published tender is judged by stands with it. */
const locked = { through: 'tender_id' } as const

/** Notes 0 to 20 and what each one means; without tender nor family, the default scale. */
export const notescale = setting('notescale', ['Barème de notes (0 à 20)', 'Barèmes de notes (0 à 20)'], {
  fields: {
    note_type_id: f.ref('notetype', { label: 'Type de note', required: true }),
    ...scope,
    value: f.note({ label: 'Note', required: true, example: '12.50' }),
    description: f.longText({ label: 'Description', max: 1000 }),
  },
  options: {
    group,
    locked,
    model: 'Note_scale',
    calls: noteCalls('notescale'),
    unique: [{ fields: ['note_type_id', 'tender_id', 'family_id', 'label'], among: { active: true } }],
    list: { columns: ['label', 'note_type_id', 'tender_id', 'family_id', 'value', 'active'] },
  },
})

export const frequencyscale = setting('frequencyscale', ['Barème de fréquence', 'Barèmes de fréquence'], {
  fields: {
    ...scope,
    per_week_from: f.int({ label: 'Livraisons par semaine à partir de', required: true, min: 0, max: 14 }),
    note: f.note({ label: 'Note', required: true }),
  },
  options: {
    group,
    locked,
    model: 'Frequency_scale',
    calls: noteCalls('frequencyscale'),
    unique: [{ fields: ['tender_id', 'family_id', 'per_week_from'], among: { active: true } }],
  },
})

export const delayscale = setting('delayscale', ['Barème de délai', 'Barèmes de délai'], {
  fields: {
    ...scope,
    delay_code: f.select(
      { A_POUR_B: 'A pour B', J1: 'J + 1', J2: 'J + 2', J3: 'J + 3', PLUS: 'Au-delà' },
      { label: 'Délai', required: true },
    ),
    note: f.note({ label: 'Note', required: true }),
  },
  options: {
    group,
    locked,
    model: 'Delay_scale',
    calls: noteCalls('delayscale'),
    unique: [{ fields: ['tender_id', 'family_id', 'delay_code'], among: { active: true } }],
  },
})
