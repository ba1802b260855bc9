import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLogin } from './context'
import { isEmail } from './email'
import { Field } from './Field'
import { Frame } from './Frame'
import { Link } from './Link'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { say } from './say'
import type { StepProps } from './sign-in'
import { useSubmit } from './use-submit'

/** Loaded beside the page, which shows without it. */
const OtherWays = lazy(() => import('./OtherWays'))
const loadLogIn = () => import('./log-in')

/** E-mail and password; every failure stays on the form. */
export function LoginPage() {
  const { connect, router, toasts } = useLogin()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const [Step, setStep] = useState<ComponentType<StepProps>>()
  const invalid = { email: !isEmail(email), password: password === '' }

  const enter = () => {
    toasts.clear()
    router.go('/')
  }
  const { isPending, submit } = useSubmit(async () => {
    setChecked(true)
    setProblem(undefined)
    if (invalid.email || invalid.password) return setProblem(say('login.invalidFields'))
    try {
      const [{ account }, { logIn }] = await Promise.all([connect(), loadLogIn()])
      const left = await logIn(account, { email, password })
      if (!left) enter()
      else if (typeof left === 'string') setProblem(left)
      else setStep(() => left)
    } catch {
      setProblem(say('login.unreachable'))
    }
  })

  /** The wire, and the code of the login, come while one types; where it does not, submitting asks again and says so. */
  const prepare = () =>
    connect()
      .then(loadLogIn)
      .catch(() => undefined)

  if (Step) return <Step {...{ email, password, enter }} back={() => setStep(undefined)} />
  return (
    <Frame heading={say('login.heading')} intro={say('login.intro')}>
      <form className="form" onSubmit={submit} onInput={prepare} noValidate>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <Field
          label={say('login.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          required
          value={email}
          onChange={setEmail}
          error={isChecked && invalid.email ? say('login.invalidEmail') : undefined}
        />
        <PasswordField
          label={say('login.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          error={isChecked && invalid.password ? say('login.required') : undefined}
        />
        <Link to="/security/request-password-reset" className="link form-aside">
          {say('login.forgotten')}
        </Link>
        <SubmitButton isPending={isPending}>{say('login.submit')}</SubmitButton>
        <Suspense>
          <OtherWays email={email} say={setProblem} enter={enter} />
        </Suspense>
      </form>
      <p className="form-foot">
        <Link to="/helpCenterList" className="link link-quiet">
          {say('login.help')}
        </Link>
        <a href="/public-notices/" className="link link-quiet">
          {say('login.notices')}
        </a>
      </p>
    </Frame>
  )
}
