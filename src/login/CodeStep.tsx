import { useState } from 'react'
import { useLogin } from './context'
import { Field } from './Field'
import { Frame } from './Frame'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import { refusalOf, type StepProps, signIn } from './sign-in'
import { useSubmit } from './use-submit'

/** The code of the second factor, or one of the recovery codes, after the password. */
export function CodeStep({ email, password, enter, back }: StepProps) {
  const { connect } = useLogin()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!code.trim()) return setProblem(sayEntry('error.requiredField'))
    try {
      await signIn((await connect()).account, { email, password, code })
      enter()
    } catch (error) {
      setCode('')
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
        <button type="button" className="button button-quiet" onClick={turn}>
          {sayEntry(isRecovery ? 'code.useApp' : 'code.useRecovery')}
        </button>
        <button type="button" className="button button-quiet" onClick={back}>
          {sayEntry('code.back')}
        </button>
      </form>
    </Frame>
  )
}
