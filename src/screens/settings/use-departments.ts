import { useGetList } from 'react-admin'
import { settingFormTexts } from '../../../i18n/fr/setting-forms'
import { fold } from '../../../resources/schema/fold'
import type { FilledOf, RowOf } from '../../../resources/schema/infer'
import type { department, zone } from '../../../resources/settings/geography'

export interface Department extends RowOf<typeof department, 'id' | 'code' | 'label'> {
  Region?: { id: number; label: string } | null
}

export interface RegionGroup {
  label: string
  departments: Department[]
}

type Zone = RowOf<typeof zone, 'id' | 'label'> & Partial<FilledOf<typeof zone, 'departmentsId'>>

/** Departments whose name or code holds the text, by region. */
export function byRegion(departments: readonly Department[], text: string): RegionGroup[] {
  const searched = fold(text.trim())
  const groups = new Map<string, Department[]>()
  for (const one of departments) {
    if (!fold(`${one.code} ${one.label}`).includes(searched)) continue
    const region = one.Region?.label ?? settingFormTexts.zone.noRegion
    groups.set(region, [...(groups.get(region) ?? []), one])
  }
  return [...groups]
    .map(([label, found]) => ({ label, departments: found }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'))
}

/** Every department, and the other zone that each is in already. */
export function useDepartments(zoneId: unknown) {
  const departments = useGetList<Department>('department', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'code', order: 'ASC' },
  })
  const zones = useGetList<Zone>('zone', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'label', order: 'ASC' },
    meta: { toMany: ['Department'] },
  })
  const elsewhere = new Map<number, string>()
  for (const zone of zones.data ?? [])
    if (zone.id !== zoneId) for (const id of zone.departmentsId ?? []) elsewhere.set(id, zone.label)
  return { departments, elsewhere }
}
