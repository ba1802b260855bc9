import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { profileTexts as texts } from '../../../../i18n/fr/people'
import { FormSkeleton } from '../../../widgets/FormSkeleton'
import { FormCard } from '../shared/FormCard'
import { MenuMatrix } from './MenuMatrix'
import { appOf, menuGroups } from './menu-groups'
import { SpecialPermissions } from './SpecialPermissions'
import { useAllMenus } from './use-menus'

/** Every field that the form may send. */
export const profileNames: readonly string[] = [
  ...['label', 'profile_type_id', 'level', 'active', 'all_menus', 'purchasing_habits_week', 'tax_display'],
  'two_factor_required',
  ...['menus', 'Profile_permission'],
]

/** The form of a profile: what it is, then what it opens. */
export function ProfileFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormCard
        title={texts.general}
        items={[['label'], ['profile_type_id', 'level'], ['all_menus', 'active'], ['two_factor_required']]}
      />
      <FormCard title={texts.display} items={[['purchasing_habits_week', 'tax_display']]} />
      <Rights />
    </Box>
  )
}

function Rights() {
  const [type, allMenus] = useWatch({ name: ['profile_type_id', 'all_menus'] })
  useFollowType(type)
  const { data } = useAllMenus()
  const app = appOf(type)
  const groups = useMemo(() => (data && app ? menuGroups(data, app) : undefined), [data, app])
  if (!app) return <FormCard title={texts.menus} help={texts.menusNeedType} />
  if (type === 1 && allMenus === true) return <Alert severity="info">{texts.allMenus}</Alert>
  if (!groups) return <FormSkeleton />
  return (
    <>
      <FormCard title={texts.menus} help={texts.menusHelp}>
        <MenuMatrix groups={groups} />
      </FormCard>
      <FormCard title={texts.permissions} help={texts.permissionsHelp}>
        <SpecialPermissions app={app} groups={groups} />
      </FormCard>
    </>
  )
}

/** Another type opens another application: what was given of the former one goes. */
function useFollowType(type: unknown) {
  const { setValue } = useFormContext()
  const before = useRef(type)
  useEffect(() => {
    if (typeof before.current === 'number' && before.current !== type) {
      setValue('menus', [], { shouldDirty: true })
      setValue('Profile_permission', [], { shouldDirty: true })
      if (type !== 1) setValue('all_menus', false, { shouldDirty: true })
    }
    before.current = type
  }, [type, setValue])
}
