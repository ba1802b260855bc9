import { type ComponentProps, useState } from 'react'
import type { NoticePages } from '../../../resources/tenders/public-answers'
import { isEmail } from '../../login/email'
import { Field } from '../../login/Field'
import { SubmitButton } from '../../login/SubmitButton'
import { useSubmit } from '../../login/use-submit'
import { NoticePart } from './NoticePart'
import { say } from './say'
import { type Company, refusalOf, useRegistration } from './use-registration'

type Name = keyof Company
const groups = [
  ['register.company', ['siret', 'name', 'ape_code']],
  ['register.person', ['first_name', 'last_name', 'email']],
] as const
const names = groups.flatMap(([, own]) => [...own]) as Name[]

/** How a browser fills each in, and which keyboard it takes. */
const inputs: Readonly<Record<Name, Partial<ComponentProps<typeof Field>>>> = {
  siret: { inputMode: 'numeric', autoComplete: 'off' },
  name: { autoComplete: 'organization' },
  ape_code: { autoComplete: 'off' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
}

type Typed = Readonly<Record<Name, string>>
const empty = Object.fromEntries(names.map((name) => [name, ''])) as Typed

/** What may be said before the server is asked: what is missing, and an address that is none. */
function faultsOf(typed: Typed): Partial<Record<Name, string>> {
  const missing = names.filter((name) => !typed[name].trim())
  return {
    ...(typed.email.trim() && !isEmail(typed.email) && { email: say('documents.emailError') }),
    ...Object.fromEntries(missing.map((name) => [name, say('register.required')])),
  }
}

const companyOf = ({ siret, name, ape_code, first_name, last_name, email }: Typed): Company => ({
  siret: siret.trim(),
  name: name.trim(),
  ape_code: ape_code.trim(),
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  email: email.trim(),
})

/** A company opens its account from an open notice: what it is, and who answers for it. */
export function CompanyRegistration({ id, setting }: { id: number; setting: Partial<NoticePages> }) {
  return (
    <NoticePart id={id} title={say('title.CompanyRegistration')}>
      {() => <Form id={id} contact={setting.contact_mail ?? undefined} />}
    </NoticePart>
  )
}

function Form({ id, contact }: { id: number; contact: string | undefined }) {
  const calls = useRegistration()
  const [typed, setTyped] = useState(empty)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf>>()
  const [sentTo, setSentTo] = useState<string>()
  const faults = faultsOf(typed)
  const { isPending, submit } = useSubmit(async () => {
    setTried(true)
    setRefused(undefined)
    if (Object.keys(faults).length) return
    try {
      await calls.ask(id, companyOf(typed))
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
              label={say(`register.${name}`)}
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
