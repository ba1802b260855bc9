import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useProfiles } from '../shared/use-profiles'
import { allLists, listsOfType, memberFields } from './perimeter'

/** The type of the profile chosen in the form around; what belongs to another type is emptied when it changes. */
export function useProfileType(): number | undefined {
  const { setValue } = useFormContext()
  const { data } = useProfiles()
  const profileId = useWatch({ name: 'profile_id' })
  const type = data?.find(({ id }) => id === profileId)?.profile_type_id
  const before = useRef(type)
  useEffect(() => {
    if (type === undefined) return
    if (before.current !== undefined && before.current !== type) {
      const others = allLists.filter((name) => !listsOfType[type]?.includes(name))
      for (const name of others) setValue(name, [], { shouldDirty: true })
      if (type !== 3) for (const name of memberFields) setValue(name, null, { shouldDirty: true })
    }
    before.current = type
  }, [type, setValue])
  return type
}
