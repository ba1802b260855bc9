import { Suspense, useEffect, useState } from 'react'
import { pageTitle } from '../../providers/product'
import { useLogin } from './context'
import { guard } from './guard'
import { Opening } from './Opening'
import { useAddress } from './router'
import { routeOf } from './routes'
import { say } from './say'
import { ToastList } from './ToastList'

/** The entry: the guard first, then the page of the path. */
export function App() {
  const { router, client, product, toasts } = useLogin()
  const address = useAddress(router)
  const path = address.split('?')[0] ?? '/'
  const [admitted, setAdmitted] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    guard(client, router.address()).then((verdict) => {
      if (!isCurrent) return
      if (verdict.kind === 'stay') return setAdmitted(path)
      if (verdict.kind === 'leave') return window.location.replace(verdict.address)
      if (verdict.notice) toasts[verdict.notice === 'guard.loggedOut' ? 'info' : 'error'](say(verdict.notice))
      router.go(verdict.path, { replace: true })
    })
    return () => {
      isCurrent = false
    }
  }, [client, router, toasts, path])

  const { name, Page, isCreate = false } = routeOf(path)
  useEffect(() => {
    document.title = pageTitle(product, say(`title.${name}`))
    client.session.keep('current_route_name', name)
  }, [client, product, name])

  return (
    <>
      {admitted === path ? (
        <Suspense fallback={<Opening />}>
          <Page key={name} isCreate={isCreate} />
        </Suspense>
      ) : (
        <Opening />
      )}
      <ToastList toasts={toasts} />
    </>
  )
}
