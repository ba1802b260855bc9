import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** How often a guard spoke at a door on a day, for « Règles et contrôles ». */
export const guardCount = defineResource('guard_count', {
  label: ['Contrôle compté', 'Contrôles comptés'],
  model: 'Guard_count',
  title: 'day',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    guard: f.text({ label: 'Contrôle', required: true, max: 40 }),
    door: f.text({ label: 'Porte', required: true, max: 40 }),
    day: f.date({ label: 'Jour', required: true }),
    count: f.int({ label: 'Nombre', required: true, default: 0, min: 0 }),
  },
  unique: [{ fields: ['day', 'guard', 'door'] }],
})
