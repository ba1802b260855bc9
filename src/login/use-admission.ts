import { useEffect, useState } from 'react'
import { useLogin } from './context'
import type { Verdict } from './guard'
import { needsNoGuard } from './routes'
import { say } from './say'

/** Milliseconds between two questions to a server that is away. */
const retryDelay = 3000

/** Lets the guard decide on each path; answers the path that may be shown. */
export function useAdmission(path: string): string | undefined {
  const { router, connect, toasts } = useLogin()
  const [admitted, setAdmitted] = useState<string>()
  const isOpen = needsNoGuard(path) && !window.localStorage.getItem('token')

  useEffect(() => {
    if (isOpen) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const follow = async (verdict: Verdict) => {
      if (!isCurrent) return
      if (verdict.kind === 'stay') return setAdmitted(path)
      if (verdict.kind === 'unreached') {
        toasts.error(say('login.unreachable'))
        timer = setTimeout(ask, retryDelay)
        return
      }
      if (verdict.kind === 'leave') return window.location.replace(verdict.address)
      const { sayEntry } = await import('./say-entry')
      const { notice } = verdict
      if (notice) toasts[notice === 'guard.loggedOut' ? 'info' : 'error'](sayEntry(notice))
      router.go(verdict.path, { replace: true })
    }
    const ask = () =>
      Promise.all([connect(), import('./guard')])
        .then(([client, { guard }]) => guard(client, router.address()))
        .catch((): Verdict => ({ kind: 'unreached' }))
        .then(follow)
    ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isOpen, connect, router, toasts, path])

  return isOpen ? path : admitted
}
