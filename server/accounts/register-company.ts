import { registrationTexts as texts } from '../../i18n/fr/registration'
import { registrationEndpoints, siretFault } from '../../resources/accounts/registration'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import { tellRefused } from '../api/tell-refused'
import { pageAddress, siteAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { seal, unseal } from '../seal'
import { findAccount } from './find-user'
import { countTry, takeTry } from './limits'
import { bidderProfile, openCompanyAccount } from './open-company-account'
import { answerTime, lifetimeText, pause } from './public-answers'
import type { Registration, RegistrationTender } from './registration'
import { hashOf } from './secrets'
import { after, lifetimes } from './sessions'

const place = { use: 'registration', place: 'company' } as const

/** Sends the link, or says that there is an account already; both leave to the address alone, and the answer tells neither. */
async function sendLink(context: Context, asked: Omit<Registration, 'until'>): Promise<void> {
  const { config, db, now } = context
  const email = asked.email.toLowerCase()
  if ((await countTry(context, [`registration:account:${email}`])) !== undefined) return
  const until = after(now(), lifetimes.link).toISOString()
  const text = JSON.stringify({ ...asked, email, until } satisfies Registration)
  const token = seal(config, place.use, { place: place.place, text })
  await db.system('login', async (tx) => {
    const account = await findAccount(tx, email)
    const about = { to: email, uniqueKey: `registration:${hashOf(token).slice(0, 24)}` }
    if (account)
      return queueModel(context, tx, {
        ...about,
        model: 'entreprise_deja_inscrite',
        values: { prenom: account.first_name, email },
        address: siteAddress(config, '/login'),
      })
    return queueModel(context, tx, {
      ...about,
      model: 'entreprise_a_confirmer',
      values: {
        prenom: asked.first_name,
        entreprise: asked.name,
        email,
        duree: lifetimeText(lifetimes.link),
      },
      address: pageAddress(config, '/public-notices/inscription', token),
    })
  })
}

/** What a link holds; undefined where it is damaged, of another server's secret, or past. */
function registrationOf({ config, now }: Context, token: string): Registration | undefined {
  const text = unseal(config, place.use, { place: place.place, sealed: token })
  const asked = text === undefined ? undefined : (JSON.parse(text) as Registration)
  return asked && new Date(asked.until) > now() ? asked : undefined
}

/** Finds the tender of an open public notice; err404 or err409 with `closed` as its sentence. */
type FindTender = (context: Context, notice: number, closed: string) => Promise<RegistrationTender>

/** The calls by which a company opens its own account from a public notice (order 4, T10). */
export const registrationCalls = (findTender: FindTender): Call[] =>
  serve(registrationEndpoints, {
    ask: async ({ context, params, body, request }) => {
      const fault = siretFault(body.siret)
      if (fault) throw invalid([{ name: 'siret', message: fault }])
      const { id, company_id, catalog_id } = await findTender(context, params.id, texts.closed)
      await takeTry(context, [`registration:address:${request.ip}`])
      const [profile] = await context.db.system('login', bidderProfile)
      if (!profile) throw new ApiError('err409', { display: texts.off })
      await Promise.all([sendLink(context, { ...body, id, company_id, catalog_id }), pause(answerTime)])
      return { success: true }
    },
    open: async ({ context, body, request }) => {
      const asked = registrationOf(context, body.token)
      if (!asked) {
        const address = request.ip
        await tellRefused(context, { kind: 'link_refused', address }, address)
        throw new ApiError('err430', { display: texts.wrongLink })
      }
      return { token: await context.db.system('login', (tx) => openCompanyAccount(context, tx, asked)) }
    },
  })
