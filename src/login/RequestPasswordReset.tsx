import { useState } from 'react'
import { HttpError } from '../../providers/http'
import { isEmail } from './checks'
import { useLogin } from './context'
import { Field } from './Field'
import { Frame } from './Frame'
import { Link } from './Link'
import { SubmitButton } from './SubmitButton'
import { say } from './say'
import { useSubmit } from './use-submit'

/** Asks for a reset link; the answer is the same for a known and an unknown address. */
export function RequestPasswordReset() {
  const { client, router, toasts } = useLogin()
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()

  const { isPending, submit } = useSubmit(async () => {
    setChecked(true)
    setProblem(undefined)
    if (!isEmail(email)) return
    try {
      const body = { email: email.trim().toLowerCase() }
      await client.http.post('/auth/security/request-password-reset', body, { quiet: true, on401: 'pass' })
      toasts.success(say('request.sent'))
      router.go('/login')
    } catch (error) {
      setProblem(error instanceof HttpError ? error.display : say('error.unexpected'))
    }
  })

  return (
    <Frame heading={say('request.heading')} intro={say('request.intro')}>
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
          error={isChecked && !isEmail(email) ? say('error.invalidEmail') : undefined}
        />
        <SubmitButton isPending={isPending}>{say('request.submit')}</SubmitButton>
        <Link to="/login" className="button button-quiet">
          {say('request.cancel')}
        </Link>
      </form>
    </Frame>
  )
}
