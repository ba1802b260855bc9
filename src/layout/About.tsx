import Box from '@mui/material/Box'
import { productVersion } from '../../providers/product'
import { Logo } from '../theme/Logo'
import { Modal } from '../widgets/Modal'
import { useApp } from './app-context'
import { sayShell } from './say-shell'

/** The product's name and version, and the sources of the reference data. */
export function About({ onClose }: { onClose: () => void }) {
  const { product } = useApp()
  const year = new Date().getFullYear()
  return (
    <Modal open onClose={onClose} title={sayShell('shell.about')} size="xs">
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
