import { useEffect, useRef, useState } from 'react'
import { HttpError } from '../../providers/http-error'
import { useLogin } from './context'
import { Field } from './Field'
import { Frame } from './Frame'
import { Link } from './Link'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import { leaveWelcome, refusalOf } from './sign-in'
import { useSubmit } from './use-submit'

interface Unlinked {
  email: string
  provider: string
}

type Outcome = { why: string } | { unlinked: Unlinked } | undefined

const wordIn = (row: unknown, name: string): string => String(Reflect.get(Object(row), name) ?? '')

function outcomeOf(error: unknown): Outcome {
  const { type, body } = error instanceof HttpError ? error : {}
  if (type !== 'err283') return { why: refusalOf(error) }
  const provider = wordIn(Reflect.get(Object(body), 'provider'), 'label')
  return { unlinked: { email: wordIn(body, 'email'), provider } }
}

/** Opens the session that a provider proved, once: React may draw this page twice. */
function useFinish(enter: () => void): Outcome {
  const { connect } = useLogin()
  const [outcome, setOutcome] = useState<Outcome>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    connect()
      .then(({ account }) => account.open('/auth/oidc/finish', {}))
      .then((user) => {
        leaveWelcome(user.first_name)
        enter()
      })
      .catch((error: unknown) => setOutcome(outcomeOf(error)))
  }, [connect, enter])
  return outcome
}

/** Where an identity provider leads back to. */
export function SsoReturn() {
  const { router, toasts } = useLogin()
  const enter = () => {
    toasts.clear()
    router.go('/')
  }
  const outcome = useFinish(enter)
  if (!outcome)
    return (
      <Frame heading={sayEntry('sso.heading')} intro={sayEntry('sso.opening')}>
        <p className="opening" role="status">
          <span className="spinner" aria-hidden="true" />
        </p>
      </Frame>
    )
  if ('unlinked' in outcome) return <LinkForm unlinked={outcome.unlinked} enter={enter} />
  return (
    <Frame heading={sayEntry('sso.refusedHeading')} intro={outcome.why}>
      <Link to="/login" className="button">
        {sayEntry('help.backToLogin')}
      </Link>
    </Frame>
  )
}

/** The account's own password, once, binds it to the identity that the provider proved. */
function LinkForm({ unlinked, enter }: { unlinked: Unlinked; enter: () => void }) {
  const { connect } = useLogin()
  const [email, setEmail] = useState(unlinked.email)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState<'code' | 'sent_code'>()
  const [problem, setProblem] = useState<string>()
  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!email.trim() || !password) return setProblem(sayEntry('error.requiredField'))
    try {
      const { account } = await connect()
      const body = {
        email: email.trim().toLowerCase(),
        password,
        ...(code && asked ? { [asked]: code } : {}),
      }
      leaveWelcome((await account.open('/auth/oidc/link', body)).first_name)
      enter()
    } catch (error) {
      const type = error instanceof HttpError ? error.type : undefined
      if (type === 'err292' || type === 'err293') setAsked('code')
      if (type === 'err290' || type === 'err291') setAsked('sent_code')
      setProblem(refusalOf(error))
    }
  })
  return (
    <Frame
      heading={sayEntry('sso.linkHeading')}
      intro={sayEntry('sso.linkIntro', { name: unlinked.provider })}
    >
      <form className="form" onSubmit={submit} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <Field
          label={sayEntry('sso.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          label={sayEntry('sso.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          required
          value={password}
          onChange={setPassword}
        />
        {asked && (
          <Field
            label={sayEntry(asked === 'code' ? 'code.code' : 'sso.sentCode')}
            name="code"
            autoComplete="one-time-code"
            maxLength={40}
            autoFocus
            value={code}
            onChange={setCode}
          />
        )}
        <SubmitButton isPending={isPending}>{sayEntry('sso.link')}</SubmitButton>
        <Link to="/login" className="link link-quiet">
          {sayEntry('help.backToLogin')}
        </Link>
      </form>
    </Frame>
  )
}
