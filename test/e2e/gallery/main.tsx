import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { AppTheme } from '../../../src/theme/AppTheme'
import { applyColorScheme } from '../../../src/theme/color-scheme'
import { Toaster } from '../../../src/widgets/Toaster'
import { Gallery } from './Gallery'

applyColorScheme()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <AppTheme>
      <BrowserRouter>
        <Gallery />
        <Toaster />
      </BrowserRouter>
    </AppTheme>,
  )
}
