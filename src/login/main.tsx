import { createRoot } from 'react-dom/client'
import { takeNotice } from '../../providers/notice'
import { readProduct } from '../../providers/product'
import { applyColorScheme } from '../theme/color-scheme'
import { toast } from '../widgets/toast-store'
import { App } from './App'
import { LoginProvider } from './context'
import { forgetLinkToken } from './link-token'
import { once } from './once'
import { createRouter } from './router'
import '../theme/tokens.css'
import './base.css'
import './buttons.css'
import './form.css'
import './frame.css'
import './law.css'
import './messages.css'

function start(root: HTMLElement) {
  applyColorScheme()
  const router = createRouter(window)
  router.subscribe(forgetLinkToken)
  const connect = once(() => import('./connect').then(({ connectTo }) => connectTo(router, toast)))
  const notice = takeNotice(window.sessionStorage)
  if (notice) toast[notice.kind](notice.text)
  createRoot(root).render(
    <LoginProvider value={{ router, connect, product: readProduct(document), toasts: toast }}>
      <App />
    </LoginProvider>,
  )
}

const root = document.getElementById('root')
if (root) start(root)
if (localStorage.receptionsKept) import('./kept-receptions')
