import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { Children, type HTMLAttributes, type Key, type ReactNode } from 'react'
import { fileUrl } from '../../providers/files'
import { AvatarImage } from '../widgets/AvatarImage'
import { useAdherent } from './adherent-context'
import { type AdherentOption, inSelectorOrder } from './adherents'
import { sayShell } from './say-shell'

const alone = ''

/** Key of the group that an option stands in; adherents without a group stand alone. */
const groupKey = (option: AdherentOption) =>
  option.isGroup ? `${option.id}` : option.groupAdherent_id ? `${option.groupAdherent_id}` : alone

const keyOf = ({ id, isGroup }: AdherentOption) => `${isGroup ? 'group' : 'adherent'}-${id}`

/** Whom the front office works for: each group followed by its adherents. */
export function AdherentSelector() {
  const { list, selected, choose } = useAdherent()
  if (!selected) return null
  const group = list.find((option) => option.isGroup && String(option.id) === groupKey(selected))
  const labelOf = (key: string) =>
    list.find((option) => option.isGroup && String(option.id) === key)?.name ??
    sayShell('shell.adherent.label')
  const logo = fileUrl(selected.logoAdherent ?? group?.logoAdherent)
  return (
    <Autocomplete
      options={inSelectorOrder(list)}
      value={selected}
      onChange={(_event, option) => option && choose(option)}
      disableClearable
      autoHighlight
      size="small"
      getOptionLabel={({ name }) => name}
      getOptionKey={keyOf}
      isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
      groupBy={groupKey}
      noOptionsText={sayShell('shell.adherent.none')}
      renderOption={(props, option) => <Option {...props} key={keyOf(option)} option={option} />}
      renderGroup={({ key, group: name, children }) => (
        <Group key={key} isGroup={name !== alone} label={labelOf(name)}>
          {children}
        </Group>
      )}
      sx={{ width: '100%', maxWidth: 360 }}
      slotProps={{ popper: { sx: { minWidth: 280 } } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-label': sayShell('shell.adherent.label') },
            input: {
              ...slotProps.input,
              startAdornment: logo && <AvatarImage src={logo} alt="" size={26} shape="square" />,
            },
          }}
        />
      )}
    />
  )
}

type OptionProps = HTMLAttributes<HTMLLIElement> & { key?: Key; option: AdherentOption }

function Option({ option, ...props }: OptionProps) {
  const isInGroup = !option.isGroup && option.groupAdherent_id != null
  return (
    <Box
      component="li"
      {...props}
      sx={{ gap: 1.25, fontWeight: option.isGroup ? 650 : 400, '&&': { pl: isInGroup ? 4 : 2 } }}
    >
      {option.isGroup && <AvatarImage src={fileUrl(option.logoAdherent)} alt="" size={28} shape="square" />}
      {option.name}
    </Box>
  )
}

/** A group, the label of its adherents, and these; adherents without a group have no label. */
function Group({ isGroup, label, children }: { isGroup: boolean; label: string; children: ReactNode }) {
  const [first, ...others] = Children.toArray(children)
  return (
    <Box
      component="li"
      role="group"
      aria-label={label}
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box component="ul" role="presentation" sx={{ p: 0, listStyle: 'none' }}>
        {first}
        {isGroup && others.length > 0 && (
          <Box
            component="li"
            role="presentation"
            sx={{ px: 2, pt: 0.5, typography: 'caption', color: 'text.secondary' }}
          >
            {sayShell('shell.adherent.associated')}
          </Box>
        )}
        {others}
      </Box>
    </Box>
  )
}
