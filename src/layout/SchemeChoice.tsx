import Dark from '@mui/icons-material/DarkModeOutlined'
import Light from '@mui/icons-material/LightModeOutlined'
import System from '@mui/icons-material/SettingsBrightnessOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { sayShell } from './say-shell'

const modes = ['system', 'light', 'dark'] as const
const icons = { system: System, light: Light, dark: Dark }

/** One menu line that goes from one appearance to the next: system, light, dark. */
export function SchemeChoice(item: ComponentProps<typeof MenuItem>) {
  const { mode = 'system', setMode } = useColorScheme()
  const next = modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'system'
  const Icon = icons[mode]
  return (
    <MenuItem {...item} onClick={() => setMode(next)}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {sayShell('shell.choice', {
        what: sayShell('shell.theme'),
        which: sayShell(`shell.theme.${mode}`).toLowerCase(),
      })}
    </MenuItem>
  )
}
