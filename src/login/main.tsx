import { createRoot } from 'react-dom/client'
import { createClient } from '../../providers/client'
import { takeNotice } from '../../providers/notice'
import { readProduct } from '../../providers/product'
import { applyColorScheme } from '../theme/color-scheme'
import { toast } from '../widgets/toast-store'
import { App } from './App'
import { LoginProvider } from './context'
import { createRouter } from './router'
import { say } from './say'
import '../theme/tokens.css'
import './base.css'
import './buttons.css'
import './form.css'
import './frame.css'
import './messages.css'

function start(root: HTMLElement) {
  applyColorScheme()
  const router = createRouter(window)
  const client = createClient({
    app: 'login',
    texts: {
      unexpected: say('error.unexpected'),
      missingToken: say('error.missingToken'),
      sessionExpired: say('error.sessionExpired'),
    },
    page: {
      currentPath: router.path,
      fullPath: router.address,
      goHome: () => router.go('/'),
      goTo: (path) => router.go(path, { replace: true }),
      notify: (display) => toast.error(display),
      leaveNotice: (display) => toast.error(display),
    },
  })
  const notice = takeNotice(window.sessionStorage)
  if (notice) toast[notice.kind](notice.text)
  createRoot(root).render(
    <LoginProvider value={{ router, client, product: readProduct(document), toasts: toast }}>
      <App />
    </LoginProvider>,
  )
}

const root = document.getElementById('root')
if (root) start(root)
