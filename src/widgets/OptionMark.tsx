import Add from '@mui/icons-material/Add'
import Checked from '@mui/icons-material/CheckBox'
import Unchecked from '@mui/icons-material/CheckBoxOutlineBlank'

/** What stands before an option: ticked or not, or the sign of what would be created. */
export function OptionMark({ isNew, selected }: { isNew: boolean; selected: boolean }) {
  const Icon = isNew ? Add : selected ? Checked : Unchecked
  const color = isNew || selected ? 'primary.main' : 'text.secondary'
  return <Icon aria-hidden sx={{ fontSize: 20, mr: 1, color }} />
}
