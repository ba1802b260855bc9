import Info from '@mui/icons-material/InfoOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentProps } from 'react'
import { sayShell } from './say-shell'

type AboutItemProps = Omit<ComponentProps<typeof MenuItem>, 'onClick'> & { onChosen: () => void }

export function AboutItem({ onChosen, ...item }: AboutItemProps) {
  return (
    <MenuItem {...item} onClick={onChosen}>
      <ListItemIcon>
        <Info fontSize="small" />
      </ListItemIcon>
      {sayShell('shell.about')}
    </MenuItem>
  )
}
