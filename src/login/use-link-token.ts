import { useEffect, useState } from 'react'
import { useLogin } from './context'
import { say } from './say'

/** The token of a reset or set-up link: taken out of the address, checked on entry, refused → /login. */
export function useLinkToken(): string | undefined {
  const { client, router, toasts } = useLogin()
  const [token] = useState(() => router.takeSecret('token'))
  const [isGood, setGood] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const refuse = (display: string = say('password.invalidLink')) => {
      if (!isCurrent) return
      toasts.error(display)
      router.go('/login', { replace: true })
    }
    if (!token) return refuse()
    client.http
      .get<{ success?: boolean }>('/auth/security/verify-token', {
        query: { token },
        quiet: true,
        on401: 'pass',
      })
      .then((answer) => (answer?.success === true ? isCurrent && setGood(true) : refuse()))
      .catch(() => refuse())
    return () => {
      isCurrent = false
    }
  }, [client, router, toasts, token])

  return isGood ? token : undefined
}
