import { useState } from 'react'
import { useLogin } from './context'
import { Frame } from './Frame'
import { Link } from './Link'
import { forgetLinkToken, linkToken } from './link-token'
import { passwordRefusal } from './password-refusal'
import { SubmitButton } from './SubmitButton'
import { SuccessMark } from './SuccessMark'
import { sayEntry } from './say-entry'
import { useSubmit } from './use-submit'

/** The page of the link sent to a new address: nothing changes until the button is used. */
export function ConfirmEmail() {
  const { connect } = useLogin()
  const [token] = useState(linkToken)
  const [problem, setProblem] = useState<string>()
  const [email, setEmail] = useState<string>()

  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!token) return setProblem(sayEntry('slip.missing'))
    try {
      const { http } = await connect()
      const options = { quiet: true, on401: 'pass' } as const
      const answer = await http.post<{ email: string }>('/auth/security/confirm-email', { token }, options)
      forgetLinkToken()
      setEmail(answer.email)
    } catch (error) {
      setProblem(passwordRefusal(error))
    }
  })

  if (email)
    return (
      <Frame
        heading={sayEntry('email.doneHeading')}
        intro={sayEntry('email.done', { email })}
        mark={<SuccessMark />}
      >
        <Link to="/" className="button">
          {sayEntry('success.ok')}
        </Link>
      </Frame>
    )
  return (
    <Frame heading={sayEntry('email.heading')} intro={sayEntry('email.intro')}>
      <form className="form" onSubmit={submit}>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <SubmitButton isPending={isPending}>{sayEntry('email.submit')}</SubmitButton>
      </form>
    </Frame>
  )
}
