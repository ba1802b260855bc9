import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { profile } from '../../../../resources/accounts/profile'
import type { RowOf } from '../../../../resources/schema/infer'

export type ProfileChoice = RowOf<typeof profile, 'id' | 'label' | 'level' | 'profile_type_id' | 'active'>

/** Every profile that the person may see, the highest first. */
export function useProfiles() {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: ['profile', 'choices of users'],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<ProfileChoice>('profile', {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'level', order: 'DESC' },
        filter: {},
        signal,
      })
      return data
    },
    staleTime: 60_000,
  })
}
