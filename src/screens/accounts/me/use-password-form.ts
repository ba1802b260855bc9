import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { passwordTexts as texts } from '../../../../i18n/fr/people'
import { sendTo } from '../../../../providers/send-to'
import { passwordEndpoints } from '../../../../resources/accounts/own-account-endpoints'
import { isComplex } from '../../../../resources/accounts/password-rules'
import { useEngine } from '../../../fields/engine'
import { toast } from '../../../widgets/toast-store'
import { useAct } from '../../../widgets/use-act'
import { type Judge, useJudgedPassword } from '../../../widgets/use-judged-password'
import { type PasswordForm, passwordProblems } from './password-rules'

type Name = keyof PasswordForm
const empty: PasswordForm = { old_password: '', new_password: '', confirm_password: '' }
const names = Object.keys(empty) as Name[]

/** Said here, with its field. */
const quiet = ['err400', 'err431']

/** The state of the change of password: problems are said once a field was left, or at the submission. */
export function usePasswordForm() {
  const { http } = useEngine()
  const navigate = useNavigate()
  const [form, setForm] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [refused, setRefused] = useState<Partial<PasswordForm>>({})
  const { run, isPending } = useAct({ atFields: true })
  const problems = passwordProblems(form)

  const judge = useCallback<Judge>(
    (password, signal) => sendTo(http, passwordEndpoints.check, { password }, { quiet: true, signal }),
    [http],
  )
  const broken = useJudgedPassword(form.new_password, isComplex(form.new_password, { special: true }), judge)

  async function send() {
    setLeft(new Set(names))
    if (Object.keys(problems).length) return toast.error(texts.incorrect)
    await run(() => sendTo(http, passwordEndpoints.update, { user: form }, { quiet }), texts.updated, {
      failed: texts.failed,
      after: () => void navigate('/profile'),
      refused: (error) => {
        setRefused(Object.fromEntries(error.fields.map(({ name, message }) => [name, message])))
        if (quiet.includes(error.type ?? '')) toast.error(error.display)
      },
    })
  }

  return {
    password: form.new_password,
    broken,
    isTouched: names.some((name) => form[name] !== '' || left.has(name)),
    isPending,
    send,
    field: (name: Name) => ({
      id: name,
      value: form[name],
      error: refused[name] ?? (left.has(name) ? problems[name] : undefined),
      onChange: (value: string) => {
        setForm((before) => ({ ...before, [name]: value }))
        setRefused(({ [name]: _gone, ...others }) => others)
      },
      onBlur: () => form[name] && setLeft((before) => new Set([...before, name])),
    }),
  }
}
