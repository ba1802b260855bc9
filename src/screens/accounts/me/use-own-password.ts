import { useState } from 'react'
import { addressTexts as texts } from '../../../../i18n/fr/security'
import { HttpError } from '../../../../providers/http-error'
import { sendTo } from '../../../../providers/send-to'
import { changeMeEndpoints } from '../../../../resources/accounts/own-account-endpoints'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useEngine } from '../../../fields/engine'
import { toast } from '../../../widgets/toast-store'
import type { OwnPassword } from './own-password'

const name = 'current_password'

/** Errors that the form says itself. */
const quiet = ['err400', 'err409', 'err431', 'err432']

/** The error without the password's own reason, which is said at its box. */
const withoutPassword = (error: HttpError) =>
  new HttpError({ ...error, display: error.display, fields: error.fields.filter((one) => one.name !== name) })

/** Saves the own account, with the present password when the address changes. */
export function useOwnPassword(me: ReadRow | undefined, reload: () => Promise<void>) {
  const { http } = useEngine()
  const [value, setValue] = useState('')
  const [error, setError] = useState<string>()
  const pending = typeof me?.pending_email === 'string' ? me.pending_email : null

  async function giveUp() {
    await sendTo(http, changeMeEndpoints.forgetAddress, {})
    toast.success(texts.givenUp)
    await reload()
  }
  async function write(body: ReadRow, current: ReadRow | undefined): Promise<ReadRow> {
    const isOther = body.email !== current?.email
    setError(undefined)
    try {
      const more = isOther ? { [name]: value } : {}
      const sent = { ...body, ...more, lock_version: current?.lock_version }
      const saved = await sendTo(http, changeMeEndpoints.update, sent, { quiet })
      setValue('')
      if (isOther) toast.info(texts.sent({ address: String(saved.pending_email) }))
      return saved
    } catch (refusal) {
      if (!(refusal instanceof HttpError)) throw refusal
      setError(refusal.fields.find((one) => one.name === name)?.message)
      throw withoutPassword(refusal)
    }
  }
  const password: OwnPassword = {
    value,
    error,
    pending,
    change: (next) => {
      setValue(next)
      setError(undefined)
    },
    giveUp: () => void giveUp().catch(() => undefined),
  }
  return { password, write }
}
