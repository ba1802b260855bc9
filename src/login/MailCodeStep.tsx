import { type ComponentType, useState } from 'react'
import { useLogin } from './context'
import { Field } from './Field'
import { Frame } from './Frame'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import type { LogIn, StepProps } from './sign-in'
import { useSubmit } from './use-submit'

/** The code that was mailed since the account was tried too often; a second factor may follow. */
export function MailCodeStep({ email, password, enter, back, logIn }: StepProps & { logIn: LogIn }) {
  const { connect } = useLogin()
  const [mailCode, setMailCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [Step, setStep] = useState<ComponentType<StepProps>>()
  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!mailCode.trim()) return setProblem(sayEntry('error.requiredField'))
    const left = await logIn((await connect()).account, { email, password, mailCode })
    if (!left) enter()
    else if (typeof left === 'string') setProblem(left)
    else setStep(() => left)
  })
  if (Step) return <Step {...{ email, password, mailCode, enter, back }} />
  return (
    <Frame heading={sayEntry('mailCode.heading')} intro={sayEntry('mailCode.intro')}>
      <form className="form" onSubmit={submit} noValidate>
        <Field
          label={sayEntry('mailCode.code')}
          name="sent_code"
          autoComplete="one-time-code"
          maxLength={40}
          autoFocus
          required
          value={mailCode}
          onChange={setMailCode}
          error={problem}
        />
        <SubmitButton isPending={isPending}>{sayEntry('code.submit')}</SubmitButton>
        <button type="button" className="button button-quiet" onClick={back}>
          {sayEntry('code.back')}
        </button>
      </form>
    </Frame>
  )
}
