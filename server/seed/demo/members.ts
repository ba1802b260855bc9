import { demoGroups, demoMembers } from '../data/demo-members'
import type { Dataset, SeedRow } from '../dataset'
import { memberRow } from '../members'
import { stream } from '../random'
import { linesOf } from './lines'

const streets = [
  'rue des Écoles',
  'avenue de la République',
  'rue Victor-Hugo',
  'place du Marché',
  'boulevard des Alliés',
  'rue du Moulin',
  'chemin des Vignes',
  'allée des Platanes',
  'rue de la Fontaine',
  'route de la Forêt',
]
const health = ['Centre hospitalier', 'Clinique', 'EHPAD', 'Résidence seniors']
const lodging = ['Hôtel', 'Hôtel-restaurant', 'Village de vacances']

/** Sizes that suit the type of establishment. */
function sizeOf(type: string, name: string): SeedRow {
  const random = stream(`member ${name}`)
  const big = type === 'Centre hospitalier'
  const beds = big ? random.int(120, 480) : random.int(40, 120)
  const meals = health.includes(type) ? beds * 3 : random.int(60, 700)
  return {
    ...(health.includes(type) ? { bed_number: beds } : {}),
    ...(lodging.includes(type) ? { room_number: random.int(18, 140), star_rating_id: random.int(2, 5) } : {}),
    ...(type === 'Restaurant' ? { restaurant_number: 1, restaurant_seats_number: random.int(40, 180) } : {}),
    daily_meal_number: meals,
    monthly_meal_number: meals * 30,
    annual_food_budget: `${meals * random.int(600, 900)}.00`,
    is_access_module_allowed: random.chance(0.6),
    adherentclubstatus_id: random.int(1, 4),
  }
}

/** State of a few members that are not simply active. */
const states: Readonly<Record<string, SeedRow>> = {
  'Le Comptoir des Arts': { adherent_status_id: 4 },
  'Village de vacances Les Crêtes': { adherent_status_id: 3, subscription_date: null },
  'Clinique du Mail': { resignation_date: '2026-12-31' },
}

/** Groups, and members of every type across France. */
export function addDemoMembers(data: Dataset): void {
  data.add(
    'groupadherent',
    demoGroups.map(([label, company_id]) => ({ label, company_id })),
  )
  const rows = linesOf(demoMembers).map(
    ([name = '', type = '', status = '', service, group, town = ''], index) => {
      const random = stream(`address ${name}`)
      const company_id = Number(service)
      const member = {
        name,
        type,
        status,
        company_id,
        town,
        street: `${random.int(1, 120)} ${random.pick(streets)}`,
        more: {
          groupAdherent_id: group === '–' ? null : data.id('groupadherent', 'label', group),
          is_amo: company_id === 2 && random.chance(0.7),
          project_manager_id: company_id === 2 ? 3 : 17,
          ...sizeOf(type, name),
          ...states[name],
        },
      }
      return memberRow(data, member, 20 + index)
    },
  )
  const members = data.add('adherent', rows)
  for (const group of data.rows('groupadherent').slice(1))
    group.main_adherent_id = members.find((member) => member.groupAdherent_id === group.id)?.id
}
