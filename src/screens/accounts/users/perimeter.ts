import { useQuery } from '@tanstack/react-query'
import { userEndpoints } from '../../../../resources/accounts/user-endpoints'
import type { adherent } from '../../../../resources/directory/adherent'
import type { company } from '../../../../resources/directory/company'
import type { RowOf } from '../../../../resources/schema/infer'
import { useEndpoints } from '../../../fields/endpoints'

/** The lists of a perimeter by the profile type that fills them (domain §3.3). */
export const listsOfType: Readonly<Record<number, readonly string[]>> = {
  1: ['company_ids', 'family_ids'],
  2: ['supplier_ids'],
  3: ['groupAdherent_ids', 'adherent_ids'],
}
export const allLists: readonly string[] = Object.values(listsOfType).flat()

/** What only members have besides their perimeter. */
export const memberFields = [
  'validator_one',
  'validator_two',
  'replacement_validator',
  'start_date_replacement',
  'end_date_replacement',
] as const

type Pickable = RowOf<typeof adherent, 'id'> &
  Partial<RowOf<typeof adherent, 'name' | 'groupAdherent_id'> & RowOf<typeof company, 'label'>>

/** What `GET /users/perimeter` answers: all that the person may give. */
export interface PickablePerimeter {
  Adherent: readonly Pickable[]
  GroupAdherent: readonly Pickable[]
  Supplier: readonly Pickable[]
  Company: readonly Pickable[]
}

/** The association of each list. */
export const pickedFrom: Readonly<Record<string, keyof PickablePerimeter>> = {
  company_ids: 'Company',
  supplier_ids: 'Supplier',
  groupAdherent_ids: 'GroupAdherent',
  adherent_ids: 'Adherent',
}

/** The active rows that may be given as a perimeter. */
export function usePickable() {
  const calls = useEndpoints(userEndpoints)
  return useQuery({
    queryKey: ['user', 'perimeter'],
    queryFn: ({ signal }): Promise<PickablePerimeter> => calls.perimeter({ isActive: true }, { signal }),
    staleTime: 60_000,
  })
}

export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

/** The members given directly and through their groups. */
export function coveredAdherents(
  pickable: PickablePerimeter | undefined,
  { adherents, groups }: { adherents: readonly number[]; groups: readonly number[] },
): number[] {
  const ofGroups = (pickable?.Adherent ?? [])
    .filter((one) => typeof one.groupAdherent_id === 'number' && groups.includes(one.groupAdherent_id))
    .map(({ id }) => id)
  return [...new Set([...adherents, ...ofGroups])].sort((a, b) => a - b)
}
