import { generic, withAlso } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { setting } from '../schema/setting'

const group = 'Utilisateurs et accès'

export const civility = setting('civility', ['Civilité', 'Civilités'], {
  fields: { abbreviation: f.text({ label: 'Abréviation', max: 10, example: 'Mme' }) },
  options: { group },
})

/** The function of a user or of a contact. */
export const quality = setting('quality', ['Qualité (fonction)', 'Qualités (fonctions)'], {
  fields: { profile_type_id: f.ref('profile_type', { label: 'Type de profil' }) },
  options: { group, mergeable: { alike: [['label', 'profile_type_id']] } },
})

/** Ids are fixed: 1 Actif, 2 Inactif (`spec` part 2 §9). */
export const status = setting('status', ['Statut', 'Statuts'], {
  fields: {
    machine_name: machineName,
    scope: f.text({ label: 'Portée', max: 40, help: 'Ce que ce statut qualifie.', readonly: true }),
  },
  options: {
    group,
    fixed: true,
    tones: { 1: 'green', 2: 'grey' },
    calls: {
      ...withAlso(generic('status'), 'GET /status', 'GET /users/status'),
      one: 'GET /status/{id}',
    },
  },
})
