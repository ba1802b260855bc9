import { useEffect, useState } from 'react'
import { QrCode } from '../widgets/QrCode'
import { useLogin } from './context'
import { Field } from './Field'
import { Frame } from './Frame'
import { passwordRefusal } from './password-refusal'
import { SubmitButton } from './SubmitButton'
import { sayEntry } from './say-entry'
import { leaveWelcome, type StepProps } from './sign-in'
import { useSubmit } from './use-submit'
import './second-factor.css'

interface Enrolment {
  secret: string
  qr: readonly string[]
}

/** Sets up the second factor that the profile asks for; the session begins with its first code. */
export function EnrolStep({ token, enter, back }: StepProps & { token: string }) {
  const { connect } = useLogin()
  const [codes, setCodes] = useState<readonly string[]>()
  const { enrolment, problem, setProblem } = useEnrolment(token)
  const [code, setCode] = useState('')
  const { isPending, submit } = useSubmit(async () => {
    setProblem(undefined)
    if (!code.trim()) return setProblem(sayEntry('error.requiredField'))
    try {
      const { user, recoveryCodes } = await (await connect()).account.confirmFactor(token, code)
      leaveWelcome(user.first_name)
      setCodes(recoveryCodes)
    } catch (error) {
      setCode('')
      setProblem(passwordRefusal(error))
    }
  })

  if (codes) return <Codes codes={codes} enter={enter} />
  return (
    <Frame heading={sayEntry('code.heading')} intro={sayEntry('code.setUpIntro')}>
      <form className="form" onSubmit={submit} noValidate>
        {enrolment && (
          <>
            <QrCode rows={enrolment.qr} label={sayEntry('code.qr')} />
            <p className="factor-secret">
              {sayEntry('code.secret')} <code>{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
          </>
        )}
        <Field
          label={sayEntry('code.code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          required
          value={code}
          onChange={setCode}
          error={problem}
        />
        <SubmitButton isPending={isPending} disabled={!enrolment}>
          {sayEntry('code.activate')}
        </SubmitButton>
        <button type="button" className="button button-quiet" onClick={back}>
          {sayEntry('code.back')}
        </button>
      </form>
    </Frame>
  )
}

/** The secret and the QR code that the server draws for this login. */
function useEnrolment(token: string) {
  const { connect } = useLogin()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const { http } = await connect()
      return http.post<Enrolment>('/auth/two-factor/enrol', { token }, { on401: 'pass', quiet: true })
    }
    draw().then(
      (drawn) => !isGone && setEnrolment(drawn),
      (error: unknown) => !isGone && setProblem(passwordRefusal(error)),
    )
    return () => {
      isGone = true
    }
  }, [connect, token])
  return { enrolment, problem, setProblem }
}

function Codes({ codes, enter }: { codes: readonly string[]; enter: () => void }) {
  return (
    <Frame heading={sayEntry('code.codesHeading')} intro={sayEntry('code.codesIntro')}>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="button" onClick={enter}>
        {sayEntry('code.continue')}
      </button>
    </Frame>
  )
}
