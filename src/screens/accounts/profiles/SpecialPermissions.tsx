import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId, useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { profileTexts as texts } from '../../../../i18n/fr/people'
import type { AppCode, Permission } from '../../../../resources/accounts/permission'
import { permissions } from '../../../../resources/rights'
import { useFormScope } from '../../../admin/form/form-scope'
import { rowsOf } from '../../../admin/form/initial-values'
import { PermissionWrapper } from '../../../widgets/PermissionWrapper'
import { GroupHead } from './GroupHead'
import { mayTick } from './limits'
import type { MenuGroup } from './menu-groups'
import { type SpecialGroup, specialGroups } from './special'
import { useEditor } from './use-editor'

const namesIn = (value: unknown) => new Set(rowsOf(value).map((row) => String(row.permission)))

/** Permissions granted one by one, by group of menus. */
export function SpecialPermissions({ app, groups }: { app: AppCode; groups: readonly MenuGroup[] }) {
  const { record } = useFormScope()
  const { field } = useController({ name: 'Profile_permission' })
  const before = useMemo(() => namesIn(record?.Profile_permission), [record])
  const shown = specialGroups(permissions, groups, { app, ticked: before, mainTitle: texts.mainMenus })
  const ticked = namesIn(field.value)

  function change(name: string, isTicked: boolean) {
    const others = rowsOf(field.value).filter((row) => row.permission !== name)
    const former = rowsOf(record?.Profile_permission).find((row) => row.permission === name)
    field.onChange(isTicked ? [...others, former ?? { permission: name }] : others)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {shown.map((group) => (
        <TickGroup key={group.title ?? ''} group={group} ticked={ticked} before={before} onChange={change} />
      ))}
    </Box>
  )
}

type TickProps = {
  group: SpecialGroup
  ticked: ReadonlySet<string>
  before: ReadonlySet<string>
  onChange: (name: string, isTicked: boolean) => void
}

function TickGroup({ group, ticked, before, onChange }: TickProps) {
  const { isLocked } = useFormScope()
  const editor = useEditor()
  const [isOpen, setOpen] = useState(group.title !== undefined)
  const id = useId()
  const mayChange = (one: Permission) => isLocked || before.has(one.name) || mayTick(one, editor)
  const given = group.permissions.filter(({ name }) => ticked.has(name)).length
  return (
    <Box component="section" sx={frame}>
      <GroupHead
        title={group.title ?? texts.otherApplications}
        count={[given, group.permissions.length]}
        isOpen={isOpen}
        controls={id}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Box id={id} sx={list}>
          {group.permissions.map((one) => (
            <PermissionWrapper key={one.name} allowed={mayChange(one)}>
              <FormControlLabel
                label={one.label}
                disabled={isLocked}
                control={
                  <Checkbox
                    size="small"
                    checked={ticked.has(one.name)}
                    onChange={(_, isTicked) => onChange(one.name, isTicked)}
                  />
                }
              />
            </PermissionWrapper>
          ))}
        </Box>
      )}
    </Box>
  )
}

const frame = { border: '1px solid', borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }
const list = {
  px: 2,
  py: 1,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
  '& .MuiFormControlLabel-label': { typography: 'body2' },
}
