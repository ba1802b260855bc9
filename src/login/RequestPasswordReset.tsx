import { useState } from 'react'
import { useLogin } from './context'
import { isEmail } from './email'
import { Field } from './Field'
import { Frame } from './Frame'
import { Link } from './Link'
import { passwordRefusal } from './password-refusal'
import { SubmitButton } from './SubmitButton'
import { say } from './say'
import { sayEntry } from './say-entry'
import { useSubmit } from './use-submit'

/** Asks for a reset link; the answer is the same for a known and an unknown address. */
export function RequestPasswordReset() {
  const { connect, router, toasts } = useLogin()
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()

  const { isPending, submit } = useSubmit(async () => {
    setChecked(true)
    setProblem(undefined)
    if (!isEmail(email)) return
    try {
      const body = { email: email.trim().toLowerCase() }
      await (await connect()).http.post('/auth/security/request-password-reset', body, {
        quiet: true,
        on401: 'pass',
      })
      toasts.success(sayEntry('request.sent'))
      router.go('/login')
    } catch (error) {
      setProblem(passwordRefusal(error))
    }
  })

  return (
    <Frame heading={sayEntry('request.heading')} intro={sayEntry('request.intro')}>
      <form className="form" onSubmit={submit} noValidate>
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
          error={isChecked && !isEmail(email) ? sayEntry('error.invalidEmail') : undefined}
        />
        <SubmitButton isPending={isPending}>{sayEntry('request.submit')}</SubmitButton>
        <Link to="/login" className="button button-quiet">
          {sayEntry('request.cancel')}
        </Link>
      </form>
    </Frame>
  )
}
