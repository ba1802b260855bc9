import type { SeedRow } from '../dataset'

const publicStates = ['Public hospitalier', 'Public territorial', 'Public État']
const privateStates = ['Privé à but non lucratif', 'Privé commercial']

const type = (label: string, egalim_sector: string | null, states: readonly string[]): SeedRow => ({
  label,
  egalim_sector,
  company_type_id: states.every((state) => publicStates.includes(state)) ? 2 : 1,
  states,
})

/** Types of establishments with their EGAlim sector and the statuses they may have (by label). */
export const establishmentTypes: readonly SeedRow[] = [
  type('Centre hospitalier', 'hopitaux', ['Public hospitalier']),
  type('Clinique', 'cliniques', privateStates),
  type('EHPAD', 'ehpad', [...publicStates.slice(0, 2), ...privateStates]),
  type('Résidence seniors', 'ehpad', privateStates),
  type('Établissement pour personnes handicapées', 'handicap', [
    ...publicStates.slice(0, 2),
    ...privateStates,
  ]),
  type('Crèche', 'creche', ['Public territorial', ...privateStates]),
  type('École', 'ecole_primaire', ['Public territorial']),
  type('Collège', 'secondaire_college', ['Public territorial']),
  type('Lycée', 'secondaire_lycee', ['Public État', 'Public territorial']),
  type('Restaurant administratif', 'restaurant_administratif', ['Public État', 'Public territorial']),
  type("Restaurant d'entreprise", 'restaurant_entreprise', privateStates),
  type('Hôtel', null, ['Privé commercial']),
  type('Hôtel-restaurant', null, ['Privé commercial']),
  type('Restaurant', null, ['Privé commercial']),
  type('Village de vacances', null, privateStates),
]
