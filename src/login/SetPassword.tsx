import { lazy, Suspense, useCallback, useState } from 'react'
import { type Judge, useJudgedPassword } from '../widgets/use-judged-password'
import { confirmationProblem, passwordProblem } from './checks'
import { useLogin } from './context'
import { Frame } from './Frame'
import { PasswordField } from './PasswordField'
import { PasswordRules } from './PasswordRules'
import { passwordRefusal } from './password-refusal'
import { SubmitButton } from './SubmitButton'
import { type EntryTextKey, sayEntry } from './say-entry'
import { useLinkToken } from './use-link-token'
import { useSubmit } from './use-submit'

const ProviderButtons = lazy(async () => ({ default: (await import('./log-in')).ProviderButtons }))

/** Account set-up (`isCreate`) and password reset: one screen, behind a checked link. */
export function SetPassword({ isCreate }: { isCreate: boolean }) {
  const token = useLinkToken()
  const heading = sayEntry(isCreate ? 'pass.createHeading' : 'pass.resetHeading')
  const intro = sayEntry(isCreate ? 'pass.createIntro' : 'pass.resetIntro')
  return (
    <Frame heading={heading} intro={token ? intro : sayEntry('pass.checking')}>
      {token && <PasswordForm token={token} isCreate={isCreate} />}
      {token && isCreate && (
        <Suspense fallback={null}>
          <ProviderButtons invitation={token} />
        </Suspense>
      )}
    </Frame>
  )
}

const sentence = (key: EntryTextKey | undefined) => (key ? sayEntry(key) : undefined)

function PasswordForm({ token, isCreate }: { token: string; isCreate: boolean }) {
  const { connect, router, toasts } = useLogin()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const [problem, setProblem] = useState<string>()
  const wrong = passwordProblem(password)
  const different = confirmationProblem(password, confirmation)

  const judge = useCallback<Judge>(
    async (typed, signal) =>
      (await connect()).http.post(
        '/auth/security/check-password',
        { token, password: typed },
        { quiet: true, on401: 'pass', signal },
      ),
    [connect, token],
  )
  const broken = useJudgedPassword(password, wrong === undefined, judge)

  const { isPending, submit } = useSubmit(async () => {
    setChecked(true)
    setProblem(undefined)
    if (wrong || different) return void toasts.error(sayEntry('error.incorrectFields'))
    try {
      const body = { password, confirmPassword: confirmation, token }
      await (await connect()).http.post('/auth/security/reset-password', body, { quiet: true, on401: 'pass' })
      toasts.success(sayEntry(isCreate ? 'pass.created' : 'pass.resetDone'))
      router.go(isCreate ? '/security/setupAccountSuccess' : '/security/password-success', { replace: true })
    } catch (error) {
      setProblem(passwordRefusal(error))
    }
  })

  return (
    <form className="form" onSubmit={submit} noValidate>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <PasswordField
        label={sayEntry('pass.new')}
        name="password"
        autoComplete="new-password"
        autoFocus
        required
        aria-describedby="password-rules"
        value={password}
        onChange={setPassword}
        error={isChecked ? sentence(wrong) : undefined}
      />
      <PasswordRules id="password-rules" password={password} broken={broken} />
      <PasswordField
        label={sayEntry('pass.confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={setConfirmation}
        onBlur={() => setLeft(true)}
        error={isChecked || (isLeft && confirmation !== '') ? sentence(different) : undefined}
      />
      <SubmitButton isPending={isPending} disabled={password === '' || password !== confirmation}>
        {sayEntry('pass.submit')}
      </SubmitButton>
    </form>
  )
}
