import { createRoot } from 'react-dom/client'
import { readProduct } from '../../../providers/product'
import { LoginProvider } from '../../login/context'
import { once } from '../../login/once'
import { createRouter } from '../../login/router'
import { applyColorScheme } from '../../theme/color-scheme'
import { toast } from '../../widgets/toast-store'
import { App } from './App'
import '../../theme/tokens.css'
import '../../login/base.css'
import '../../login/buttons.css'
import '../../login/form.css'
import '../../login/frame.css'
import '../../login/messages.css'
import './notices.css'
import './list.css'
import './view.css'

function start(root: HTMLElement) {
  applyColorScheme()
  const router = createRouter(window)
  const connect = once(() =>
    import('../../login/connect').then(({ connectTo }) => connectTo(router, toast, 'public-notices')),
  )
  createRoot(root).render(
    <LoginProvider value={{ router, connect, product: readProduct(document), toasts: toast }}>
      <App />
    </LoginProvider>,
  )
}

const root = document.getElementById('root')
if (root) start(root)
