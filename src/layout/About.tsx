import Info from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentProps } from 'react'
import { productVersion } from '../../providers/product'
import { Logo } from '../theme/Logo'
import { Modal } from '../widgets/Modal'
import { useApp } from './app-context'
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

/** The product's name and version, and the sources of the reference data. */
export function About({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { product } = useApp()
  const year = new Date().getFullYear()
  return (
    <Modal open={open} onClose={onClose} title={sayShell('shell.about')} size="xs">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Logo sx={{ fontSize: 48 }} />
        <div>
          <Box sx={{ typography: 'h3' }}>{product.name}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {sayShell('shell.about.version', { version: productVersion })}
          </Box>
        </div>
      </Box>
      <Box component="p" sx={{ m: 0, mb: 1.5, typography: 'body2', color: 'text.secondary' }}>
        {sayShell('shell.sources')}
      </Box>
      <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
        {sayShell('shell.copyright', { year, organisation: product.organisation })}
      </Box>
    </Modal>
  )
}
