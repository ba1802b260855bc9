import { use } from 'react'
import { HelpCenter } from '../screens/content/HelpCenter'
import { useLogin } from './context'
import { Link } from './Link'
import { useAddress } from './router'
import { say } from './say'
import { sayEntry } from './say-entry'
import { Wordmark } from './Wordmark'

/** The help centre before the login: the page number stands in `?page` above 1. */
export function HelpCenterPage() {
  const { connect, product, router, toasts } = useLogin()
  const { http } = use(connect())
  useAddress(router)
  const year = new Date().getFullYear()
  return (
    <div className="help-page">
      <header className="help-head">
        <Link to="/login" className="brand-link">
          <Wordmark name={product.name} />
        </Link>
        <Link to="/login" className="link">
          {sayEntry('help.backToLogin')}
        </Link>
      </header>
      <main>
        <h1>{sayEntry('title.HelpCenterList')}</h1>
        <p className="intro">{sayEntry('help.intro')}</p>
        <HelpCenter
          http={http}
          fileCall={({ id }) => `/helpcenter/download/${id}`}
          page={Number(router.query('page') ?? 1) || 1}
          onPage={(page) => router.setQuery('page', page > 1 ? String(page) : null)}
          onProblem={(display) => toasts.error(display)}
        />
      </main>
      <footer className="panel-foot">
        {say('common.copyright', { year, organisation: product.organisation })}
      </footer>
    </div>
  )
}
