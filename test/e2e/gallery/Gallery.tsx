import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Logo } from '../../../src/theme/Logo'
import { FloatingActions } from '../../../src/widgets/FloatingActions'
import { toast } from '../../../src/widgets/toast-store'
import { SchemeSwitch } from './SchemeSwitch'
import { Feedback } from './sections/Feedback'
import { Fields } from './sections/Fields'
import { Files } from './sections/Files'
import { Navigation } from './sections/Navigation'
import { Palette } from './sections/Palette'

/** Every widget on one page, for the browser tests and for the eye. */
export function Gallery() {
  return (
    <Box component="main" sx={{ maxWidth: 1180, mx: 'auto', p: { xs: 2, sm: 4 }, pb: { xs: 12, sm: 12 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 3, flexWrap: 'wrap' }}>
        <Logo sx={{ fontSize: 40 }} />
        <Typography variant="h1" sx={{ flex: 1 }}>
          Galerie des composants
        </Typography>
        <SchemeSwitch />
      </Box>
      <Palette />
      <Feedback />
      <Navigation />
      <Fields />
      <Files />
      <FloatingActions
        primary={{ label: 'Enregistrer', icon: <SaveIcon />, onClick: () => toast.success('Enregistré') }}
        secondary={[
          { label: 'Dupliquer', icon: <CopyIcon fontSize="small" />, onClick: () => toast.info('Dupliqué') },
          { label: 'Imprimer', icon: <PrintIcon fontSize="small" />, onClick: () => toast.info('Imprimé') },
        ]}
      />
    </Box>
  )
}
