import { useState } from 'react'
import { forgetLinkToken, linkToken } from '../../login/link-token'
import { SubmitButton } from '../../login/SubmitButton'
import { useSubmit } from '../../login/use-submit'
import { say } from './say'
import { refusalOf, useRegistration } from './use-registration'

/** The page of a registration's link: the account is there once the button is used, and its password is chosen next. */
export function OpenCompanyAccount() {
  const calls = useRegistration()
  const [token] = useState(linkToken)
  const [problem, setProblem] = useState<string>()
  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!token) return setProblem(say('register.missing'))
    try {
      const { token: secret } = await calls.open(token)
      forgetLinkToken()
      window.location.assign(`/security/setupAccount?token=${encodeURIComponent(secret)}`)
    } catch (error) {
      setProblem(refusalOf(error).text)
    }
  })
  return (
    <article className="notice-narrow">
      <h1>{say('title.OpenCompanyAccount')}</h1>
      <p>{say('register.openIntro')}</p>
      <form className="form" onSubmit={submit}>
        {problem && (
          <p className="form-problem" role="alert">
            {problem}
          </p>
        )}
        <SubmitButton isPending={isPending}>{say('register.open')}</SubmitButton>
      </form>
    </article>
  )
}
