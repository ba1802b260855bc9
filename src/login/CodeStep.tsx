import { useState } from 'react'
import { useLogin } from './context'
import { Field } from './Field'
import { Frame } from './Frame'
import { signed } from './passkey'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import { refusalOf, type StepProps, signIn } from './sign-in'
import { useSubmit } from './use-submit'

/** What the server asks: whether there is an application, and what a passkey would sign. */
export interface FactorAsked {
  application: boolean
  passkey?: unknown
}

/** The second factor after the password: a passkey, the application's code, or a recovery code. */
export function CodeStep({
  email,
  password,
  mailCode,
  asked,
  enter,
  back,
}: StepProps & { asked: FactorAsked }) {
  const { connect } = useLogin()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(!asked.application)
  const [problem, setProblem] = useState<string>()
  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!code.trim()) return setProblem(sayEntry('error.requiredField'))
    try {
      await signIn((await connect()).account, { email, password, mailCode, code })
      enter()
    } catch (error) {
      setCode('')
      setProblem(refusalOf(error))
    }
  })
  const { isPending: isSigning, submit: sign } = useSubmit(async () => {
    setProblem(undefined)
    const passkey = await signed(asked.passkey)
    if (!passkey) return setProblem(sayEntry('passkey.none'))
    try {
      await signIn((await connect()).account, { email, password, mailCode, passkey })
      enter()
    } catch (error) {
      setProblem(refusalOf(error))
    }
  })
  const turn = () => {
    setRecovery(!isRecovery)
    setCode('')
    setProblem(undefined)
  }

  return (
    <Frame
      heading={sayEntry('code.heading')}
      intro={sayEntry(isRecovery ? 'code.recoveryIntro' : 'code.intro')}
    >
      <form className="form" onSubmit={submit} noValidate>
        {asked.passkey !== undefined && (
          <button type="button" className="button" disabled={isSigning} onClick={() => void sign()}>
            {sayEntry('passkey.use')}
          </button>
        )}
        <Field
          key={String(isRecovery)}
          label={sayEntry(isRecovery ? 'code.recoveryCode' : 'code.code')}
          name="code"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={40}
          autoFocus
          required
          value={code}
          onChange={setCode}
          error={problem}
        />
        <SubmitButton isPending={isPending}>{sayEntry('code.submit')}</SubmitButton>
        {asked.application && (
          <button type="button" className="button button-quiet" onClick={turn}>
            {sayEntry(isRecovery ? 'code.useApp' : 'code.useRecovery')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={back}>
          {sayEntry('code.back')}
        </button>
      </form>
    </Frame>
  )
}
