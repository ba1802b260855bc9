import { resetTexts } from '../../i18n/fr/reset'
import { checkValue } from '../../resources/schema/check'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { success } from '../../resources/schema/told'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { mailLink } from './account-mails'
import { findAccount } from './find-user'
import { countTry, takeTry } from './limits'
import { answerTime, pause } from './public-answers'

/** Sends the link when there is such an account and it has not asked too often; says nothing otherwise. */
async function sendLink(context: Context, email: string): Promise<void> {
  const wait = await countTry(context, [`reset:account:${email}`])
  if (wait !== undefined) return
  await context.db.system('login', async (tx) => {
    const account = await findAccount(tx, email)
    if (account) await mailLink(context, tx, { purpose: 'reset', ...account })
  })
}

const address = f.email({ label: 'E-mail' })

/** The address in its stored spelling; one that is none is refused in the specification's words. */
function emailOf(given: string): string {
  const { value, message } = checkValue(address, given)
  if (message || typeof value !== 'string')
    throw new ApiError('err400', {
      display: resetTexts.wrongEmail,
      fields: [{ name: 'email', message: message ?? messages.email }],
    })
  return value
}

export const requestPasswordResetCall = publicCall(
  'POST /auth/security/request-password-reset',
  {
    errors: ['err299'],
    summary: 'Envoie un lien pour choisir un nouveau mot de passe',
    tag: 'Mot de passe',
    body: { email: f.text({ label: 'E-mail', required: true }) },
    answers: success,
  },
  async ({ context, body, request }) => {
    const email = emailOf(body.email)
    await takeTry(context, [`reset:address:${request.ip}`])
    await Promise.all([sendLink(context, email), pause(answerTime)])
    return { success: true }
  },
)
