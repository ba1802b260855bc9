import { lazy, Suspense, useLayoutEffect } from 'react'
import { pageTitle } from '../../../providers/product'
import type { NoticePages } from '../../../resources/tenders/public-answers'
import { useLogin } from '../../login/context'
import { Link } from '../../login/Link'
import { useAddress } from '../../login/router'
import { ToastList } from '../../login/ToastList'
import { DocumentConsultation } from './DocumentConsultation'
import { Home } from './Home'
import { NoticeList } from './NoticeList'
import { NoticeView } from './NoticeView'
import { Page } from './Page'
import { homePath, type NoticeRoute, routeOf } from './routes'
import { say } from './say'

const CompanyRegistration = lazy(async () => ({
  default: (await import('./CompanyRegistration')).CompanyRegistration,
}))
const OpenCompanyAccount = lazy(async () => ({
  default: (await import('./OpenCompanyAccount')).OpenCompanyAccount,
}))

/** The public notices: pages that anybody reads, without an account. */
export function App() {
  const { router, product, toasts } = useLogin()
  const route = routeOf(useAddress(router).split('?')[0] ?? '/')
  const { name } = route
  useLayoutEffect(() => {
    document.title = pageTitle(product, say(`title.${name}`))
    window.localStorage.setItem('current_route_name', name)
  }, [product, name])
  return (
    <>
      <Page route={name}>{(setting) => <Content route={route} setting={setting} />}</Page>
      <ToastList toasts={toasts} />
    </>
  )
}

function Content({ route, setting }: { route: NoticeRoute; setting: Partial<NoticePages> }) {
  if (route.name === 'PublicNoticeHome') return <Home setting={setting} />
  if (route.name === 'PublicNotice') return <NoticeList />
  if (route.name === 'PublicNoticeView') return <NoticeView id={route.id} setting={setting} />
  if (route.name === 'CompanyRegistration')
    return (
      <Suspense>
        <CompanyRegistration id={route.id} setting={setting} />
      </Suspense>
    )
  if (route.name === 'OpenCompanyAccount')
    return (
      <Suspense>
        <OpenCompanyAccount />
      </Suspense>
    )
  if (route.name === 'DocumentConsultation') return <DocumentConsultation id={route.id} />
  return (
    <div className="notice-empty">
      <h1>{say('title.NotFound')}</h1>
      <p>{say('page.notFound')}</p>
      <Link to={homePath} className="button notice-button">
        {say('page.home')}
      </Link>
    </div>
  )
}
