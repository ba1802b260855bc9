import { Suspense, useLayoutEffect } from 'react'
import { pageTitle } from '../../providers/product'
import { useLogin } from './context'
import { Opening } from './Opening'
import { useAddress } from './router'
import { routeOf } from './routes'
import { say } from './say'
import { ToastList } from './ToastList'
import { useAdmission } from './use-admission'

/** A page without its texts keeps the product's title. */
const ignore = () => undefined

/** The entry: the guard first, then the page of the path. */
export function App() {
  const { router, product, toasts } = useLogin()
  const path = useAddress(router).split('?')[0] ?? '/'
  const admitted = useAdmission(path)
  const { name, Page, isCreate = false } = routeOf(path)
  const isAdmitted = admitted === path
  useLayoutEffect(() => {
    // While the guard decides, the path may be no page of this entry at all.
    if (!isAdmitted) return
    let isCurrent = true
    const entitle = (title: string) => {
      if (isCurrent) document.title = pageTitle(product, title)
    }
    if (name === 'Login') entitle(say('title.Login'))
    else import('./say-entry').then(({ sayEntry }) => entitle(sayEntry(`title.${name}`)), ignore)
    window.localStorage.setItem('current_route_name', name)
    return () => {
      isCurrent = false
    }
  }, [product, name, isAdmitted])

  return (
    <>
      {isAdmitted ? (
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
