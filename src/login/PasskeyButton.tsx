import { useLogin } from './context'
import { sayEntry } from './say-entry'
import { useSubmit } from './use-submit'

export interface PasskeyProps {
  /** Says why the login was refused. */
  say: (problem: string | undefined) => void
  enter: () => void
}

/** Logs in by a passkey alone; its code comes when it is asked for. */
export function PasskeyButton({ say, enter }: PasskeyProps) {
  const { connect } = useLogin()
  const { isPending, submit } = useSubmit(async () => {
    say(undefined)
    try {
      const [client, { logInByPasskey }] = await Promise.all([connect(), import('./passkey')])
      const refusal = await logInByPasskey(client)
      if (refusal) say(refusal)
      else enter()
    } catch {
      say(sayEntry('login.openError'))
    }
  })
  if (!('PublicKeyCredential' in window)) return null
  return (
    <button type="button" className="button button-quiet" disabled={isPending} onClick={() => void submit()}>
      {sayEntry('passkey.use')}
    </button>
  )
}
