import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { settingFormTexts } from '../../../i18n/fr/setting-forms'
import type { Department, RegionGroup } from './use-departments'

type Props = {
  group: RegionGroup
  chosen: ReadonlySet<number>
  /** The other zone that each department is in already. */
  elsewhere: ReadonlyMap<number, string>
  isLocked?: boolean
  onTick: (ids: readonly number[], isTicked: boolean) => void
}

/** The departments of one region: all at once, or one by one. */
export function RegionBoxes({ group, chosen, elsewhere, isLocked, onTick }: Props) {
  const ids = group.departments.map(({ id }) => id)
  const count = ids.filter((id) => chosen.has(id)).length
  return (
    <Box component="fieldset" sx={frame}>
      <Box component="legend" sx={{ px: 0.5, typography: 'subtitle2' }}>
        {group.label}
      </Box>
      {ids.length > 1 && (
        <FormControlLabel
          disabled={isLocked}
          label={settingFormTexts.zone.all({ region: group.label })}
          control={
            <Checkbox
              size="small"
              checked={count === ids.length}
              indeterminate={count > 0 && count < ids.length}
              onChange={(_, isTicked) => onTick(ids, isTicked)}
            />
          }
          sx={{ ...line, borderBottom: '1px solid', borderColor: 'divider', mb: 0.5, pb: 0.25 }}
        />
      )}
      {group.departments.map((department) => (
        <FormControlLabel
          key={department.id}
          disabled={isLocked}
          label={<Name department={department} zone={elsewhere.get(department.id)} />}
          control={
            <Checkbox
              size="small"
              checked={chosen.has(department.id)}
              onChange={(_, isTicked) => onTick([department.id], isTicked)}
            />
          }
          sx={line}
        />
      ))}
    </Box>
  )
}

const Name = ({
  department: { code, label },
  zone,
}: {
  department: Department
  zone: string | undefined
}) => (
  <>
    {`${code} – ${label}`}
    {zone && (
      <Box
        component="span"
        sx={{ display: 'block', typography: 'caption', color: 'text.secondary', mt: '-2px' }}
      >
        {settingFormTexts.zone.elsewhere({ zone })}
      </Box>
    )}
  </>
)

const frame = {
  m: 0,
  mb: 2,
  breakInside: 'avoid',
  minWidth: 0,
  p: 1.25,
  pt: 0.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
}
const line = {
  display: 'flex',
  alignItems: 'flex-start',
  ml: -0.5,
  mr: 0,
  '& .MuiCheckbox-root': { p: 0.5 },
  '& .MuiFormControlLabel-label': { typography: 'body2', pt: '3px' },
}
