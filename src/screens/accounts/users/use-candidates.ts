import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { userEndpoints } from '../../../../resources/accounts/user-endpoints'
import { useFormScope } from '../../../admin/form/form-scope'
import { useEndpoints } from '../../../fields/endpoints'
import type { Option } from '../../../fields/inputs/OptionsInput'
import { coveredAdherents, idsOf, usePickable } from './perimeter'

/** The people who may validate for the user of the form around, asked again when its perimeter changes. */
export function useCandidates() {
  const calls = useEndpoints(userEndpoints)
  const { record } = useFormScope()
  const [adherents, groups] = useWatch({ name: ['adherent_ids', 'groupAdherent_ids'] })
  const { data: pickable, isPending: isWaiting } = usePickable()
  const asked = coveredAdherents(pickable, { adherents: idsOf(adherents), groups: idsOf(groups) })
  const userId = typeof record?.id === 'number' ? record.id : undefined
  const query = useQuery({
    queryKey: ['user', 'validators', userId, asked],
    queryFn: ({ signal }) => calls.validators({ adherents: asked, userId }, { signal, quiet: true }),
    enabled: !isWaiting,
    placeholderData: (before) => before,
  })
  const options: Option[] = (query.data?.validators ?? []).map((one) => ({
    id: one.id,
    label: `${one.first_name} ${one.last_name}`,
  }))
  return {
    options,
    isValidator: query.data?.isValidator === true,
    isPending: query.isPending,
    hasFailed: query.isError,
    hasAdherents: asked.length > 0,
  }
}
