import { createRequire } from 'node:module'
import type { SeedSize } from './client'
import { zones } from './data/zones'
import type { Dataset } from './dataset'

const load = createRequire(import.meta.url)

interface Place {
  code: string
  nom: string
  region: string
  departement: string
  type: string
  population?: number
  codesPostaux?: string[]
}

const read = (file: string): Place[] => load(`@etalab/decoupage-administratif/data/${file}.json`)

/** Communes that the fixtures of every size stand in. */
const always = ['57690', '38185', '69123', '01053']
const smallest = 500

function communes(size: SeedSize): Place[] {
  const all = read('communes').filter((place) => place.type === 'commune-actuelle')
  if (size !== 'min') return all
  const ranked = [...all].sort(
    (a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.code < b.code ? -1 : 1),
  )
  const kept = new Set([...always, ...ranked.slice(0, smallest - 100).map((place) => place.code)])
  return all.filter((place) => kept.has(place.code))
}

function addCountries(data: Dataset) {
  const names: { countries: Record<string, string | string[]> } = load('i18n-iso-countries/langs/fr.json')
  const rows = Object.entries(names.countries).map(([code, name]) => ({
    code,
    label: Array.isArray(name) ? (name[0] ?? code) : name,
  }))
  const first = rows.filter(({ code }) => code === 'FR')
  const others = rows.filter(({ code }) => code !== 'FR').sort((a, b) => (a.code < b.code ? -1 : 1))
  data.add(
    'country',
    [...first, ...others].map((row, position) => ({ ...row, position })),
  )
}

/** Regions, departments and communes of the official division (INSEE, La Poste), and the buying group's zones. */
export function addGeography(data: Dataset, size: SeedSize): void {
  addCountries(data)
  data.add(
    'region',
    read('regions').map(({ code, nom }, position) => ({ code, label: nom, position })),
  )
  data.add(
    'department',
    read('departements').map(({ code, nom, region }, position) => ({
      code,
      label: nom,
      region_id: data.id('region', 'code', region),
      position,
    })),
  )
  data.add(
    'municipality',
    communes(size).flatMap(({ code, nom, departement, codesPostaux }) =>
      (codesPostaux ?? []).map((zip_code) => ({
        label: nom,
        zip_code,
        insee_code: code,
        department_id: data.id('department', 'code', departement),
      })),
    ),
  )
  data.add(
    'zone',
    zones.map(({ label, departments }, order) => ({
      label,
      order,
      departmentsId: departments.map((code) => data.id('department', 'code', code)),
    })),
  )
}
