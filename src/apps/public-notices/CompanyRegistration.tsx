import { useState } from 'react'
import { registrationFields, siretFault } from '../../../resources/accounts/registration'
import { checkValue } from '../../../resources/schema/check'
import { lookup } from '../../../resources/schema/lookup'
import { messages } from '../../../resources/schema/messages'
import type { NoticePages, WholeNotice } from '../../../resources/tenders/public-answers'
import { Field } from '../../login/Field'
import { Link } from '../../login/Link'
import { SubmitButton } from '../../login/SubmitButton'
import { useSubmit } from '../../login/use-submit'
import { Answered } from './Answered'
import { noticePath } from './routes'
import { say } from './say'
import { useAnswer } from './use-answer'
import { refusalOf, useRegistration } from './use-registration'

type Name = keyof typeof registrationFields
const groups = [
  ['register.company', ['siret', 'name', 'ape_code']],
  ['register.person', ['first_name', 'last_name', 'email']],
] as const
const names = groups.flatMap(([, own]) => [...own]) as Name[]

/** How a browser fills each in, and which keyboard it takes. */
const inputs = lookup({
  siret: { inputMode: 'numeric', autoComplete: 'off' },
  name: { autoComplete: 'organization' },
  ape_code: { autoComplete: 'off' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const)

type Typed = Readonly<Record<Name, string>>
const empty = Object.fromEntries(names.map((name) => [name, ''])) as Typed

/** Each value as its field reads it, and what is wrong by the same rules as the server's. */
function read(typed: Typed) {
  const faults: Partial<Record<Name, string>> = {}
  const values: Partial<Record<Name, unknown>> = {}
  for (const name of names) {
    const { value, message } = checkValue(registrationFields[name], typed[name].trim() || null)
    const missing = value === null ? messages.required : undefined
    const fault = message ?? missing ?? (name === 'siret' ? siretFault(value) : undefined)
    if (fault) faults[name] = fault
    values[name] = value
  }
  return { values, faults }
}

/** A company opens its account from an open notice: what it is, and who answers for it. */
export function CompanyRegistration({ id, setting }: { id: number; setting: Partial<NoticePages> }) {
  const answer = useAnswer<WholeNotice>(`/public-notices/${id}`)
  return (
    <Answered answer={answer}>
      {(notice) => (
        <article className="notice-narrow">
          <p className="notice-back">
            <Link to={noticePath(id)} className="link">
              {`← ${say('documents.back')}`}
            </Link>
          </p>
          <p className="notice-over">{notice.reference}</p>
          <h1>{say('title.CompanyRegistration')}</h1>
          <p className="notice-muted">{notice.object}</p>
          <Form id={id} contact={setting.contact_mail ?? undefined} />
        </article>
      )}
    </Answered>
  )
}

function Form({ id, contact }: { id: number; contact: string | undefined }) {
  const calls = useRegistration()
  const [typed, setTyped] = useState(empty)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>()
  const [sentTo, setSentTo] = useState<string>()
  const { values, faults } = read(typed)
  const { isPending, submit } = useSubmit(async () => {
    setTried(true)
    setRefused(undefined)
    if (Object.keys(faults).length) return
    try {
      await calls.ask({ id, ...values })
      setSentTo(typed.email.trim())
    } catch (error) {
      setRefused(refusalOf(error))
    }
  })
  if (sentTo)
    return (
      <div role="status">
        <h2>{say('register.sentTitle')}</h2>
        <p>{say('register.sent', { email: sentTo })}</p>
        <button
          type="button"
          className="button button-quiet notice-button"
          onClick={() => setSentTo(undefined)}
        >
          {say('register.again')}
        </button>
      </div>
    )
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p>{say('register.intro')}</p>
      {refused && (
        <p className="form-problem" role="alert">
          {refused.text}
        </p>
      )}
      {groups.map(([title, own]) => (
        <fieldset key={title} className="notice-fields">
          <legend>{say(title)}</legend>
          {own.map((name) => (
            <Field
              key={name}
              {...inputs[name]}
              label={registrationFields[name].label}
              name={name}
              required
              value={typed[name]}
              onChange={(value) => setTyped({ ...typed, [name]: value })}
              error={refused?.fields[name] ?? (isTried ? faults[name] : undefined)}
            />
          ))}
        </fieldset>
      ))}
      <p className="notice-help">
        {say('register.privacy')} {contact && say('register.privacyContact', { contact })}
      </p>
      <div>
        <SubmitButton isPending={isPending}>{say('register.submit')}</SubmitButton>
      </div>
    </form>
  )
}
