import { useEffect, useState } from 'react'
import { type OfferedProvider, offeredProviders } from '../../providers/offered-providers'
import { useLogin } from './context'
import { sayEntry } from './say-entry'
import { refusalOf } from './sign-in'
import { useSubmit } from './use-submit'

/** Milliseconds after the last key. */
const pause = 250

interface Props {
  /** What is typed so far: its domain may have a provider of its own. */
  email?: string
  /** The link's token of an account that was just made. */
  invitation?: string
}

const domainOf = (email: string) => /@([^@\s]+\.[^@\s]{2,})$/.exec(email.trim())?.[1] ?? ''

function useOffered({ email = '', invitation }: Props): OfferedProvider[] {
  const [offered, setOffered] = useState<OfferedProvider[]>([])
  const domain = domainOf(email)
  useEffect(() => {
    const asking = new AbortController()
    const ask = () =>
      offeredProviders({ domain, invitation }, asking.signal)
        .then(setOffered)
        .catch(() => undefined)
    const timer = setTimeout(ask, domain ? pause : 0)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [domain, invitation])
  return offered
}

/** « Se connecter avec … »: the providers that everybody sees, and the one of the typed address. */
export function ProviderButtons(props: Props) {
  const offered = useOffered(props)
  if (!offered.length) return null
  return (
    <fieldset className="providers" aria-label={sayEntry('sso.group')}>
      <p className="providers-or">{sayEntry('sso.or')}</p>
      {offered.map((one) => (
        <ProviderButton key={one.id} provider={one} invitation={props.invitation} />
      ))}
    </fieldset>
  )
}

/** Leads to a provider's own page. */
export function ProviderButton({ provider, invitation }: { provider: OfferedProvider; invitation?: string }) {
  const { connect, toasts } = useLogin()
  const { isPending, submit } = useSubmit(async () => {
    try {
      const { http } = await connect()
      const body = { provider: provider.id, ...(invitation ? { invitation } : {}) }
      const { url } = await http.post<{ url: string }>('/auth/oidc/start', body, {
        quiet: true,
        on401: 'pass',
      })
      window.location.assign(url)
    } catch (error) {
      toasts.error(refusalOf(error))
    }
  })
  return (
    <button type="button" className="button button-quiet" aria-busy={isPending} onClick={() => void submit()}>
      {isPending && <span className="spinner" aria-hidden="true" />}
      {sayEntry('sso.with', { name: provider.label })}
    </button>
  )
}
