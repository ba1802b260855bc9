import { useEffect, useState } from 'react'
import type { Http } from '../../providers/http'
import { useLogin } from './context'
import { linkToken } from './link-token'
import { sayEntry } from './say-entry'

/** The token of a reset or set-up link: taken out of the address, checked on entry, refused → /login. */
export function useLinkToken(): string | undefined {
  const { connect, router, toasts } = useLogin()
  const [token] = useState(linkToken)
  const [isGood, setGood] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const conclude = (isAccepted: boolean) => {
      if (!isCurrent) return
      if (isAccepted) return setGood(true)
      toasts.error(sayEntry('pass.invalidLink'))
      router.go('/login', { replace: true })
    }
    connect()
      .then(({ http }) => isAccepted(http, token))
      .then(conclude)
    return () => {
      isCurrent = false
    }
  }, [connect, router, toasts, token])

  return isGood ? token : undefined
}

async function isAccepted(http: Http, token: string | undefined): Promise<boolean> {
  if (!token) return false
  try {
    const options = { query: { token }, quiet: true, on401: 'pass' } as const
    const answer = await http.get<{ success?: boolean }>('/auth/security/verify-token', options)
    return answer?.success === true
  } catch {
    return false
  }
}
