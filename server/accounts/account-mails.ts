import type { user } from '../../resources/accounts/user'
import { frenchDay, frenchMoment } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import type { Context } from '../api/context'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/connect'
import { pageAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { drawMailCode } from './mail-code'
import { lifetimeText } from './public-answers'
import { hashOf, newSecret } from './secrets'
import { after, keepToken, type LinkPurpose, lifetimes, spendLinks } from './sessions'

const factorEvents = lookup({
  enabled: 'a été activée',
  disabled: 'a été désactivée',
  reset: 'a été retirée par un administrateur',
  renewed: 'a de nouveaux codes de secours, les précédents ne servent plus',
  passkey_added: "a une nouvelle clé d'accès",
  passkey_removed: "a une clé d'accès de moins",
  recovered: "a été remplacée par un code de secours lors d'une connexion",
})

type Person = RowOf<typeof user, 'id' | 'email' | 'first_name'>

type Deps = Pick<Context, 'config' | 'now' | 'random'>

const links = lookup({
  setup: { path: '/security/setupAccount', model: 'compte_creation' },
  reset: { path: '/security/reset-password', model: 'mot_de_passe_oublie' },
  email: { path: '/security/confirm-email', model: 'adresse_a_confirmer' },
} as const)

/**
 * Makes a link of a person, good for 72 hours, and ends the former ones of its purpose; answers its secret, which is kept nowhere.
 */
export async function newLink(
  { now, random }: Pick<Deps, 'now' | 'random'>,
  tx: Tx,
  { purpose, id, to, sessionId }: { purpose: LinkPurpose; id: number; to: string; sessionId?: number },
): Promise<string> {
  const secret = newSecret(random)
  await spendLinks(tx, id, { purposes: [purpose], now: now() })
  const expires = after(now(), lifetimes.link)
  await keepToken(tx, { purpose, secret, userId: id, sessionId, expires, detail: to })
  await recordSecurityEvent(tx, { kind: 'link_sent', about: `User ${id}`, detail: { purpose } }, now())
  return secret
}

/**
 * Makes a link to choose a password or to confirm an address (`to`, asked for in a session), good for 72 hours, and puts its
 * mail in the outbox; it ends the former ones of its purpose.
 */
export async function mailLink(
  deps: Deps,
  tx: Tx,
  {
    purpose,
    id,
    email,
    first_name,
    to = email,
    sessionId,
  }: Person & { purpose: LinkPurpose; to?: string; sessionId?: number },
): Promise<void> {
  const { path, model } = links[purpose]
  const secret = await newLink(deps, tx, { purpose, id, to, sessionId })
  await queueModel(deps, tx, {
    model,
    to,
    values: { prenom: first_name, email: to, duree: lifetimeText(lifetimes.link) },
    address: pageAddress(deps.config, path, secret),
    uniqueKey: `${model}:${id}:${hashOf(secret).slice(0, 24)}`,
    about: { model: 'User', id },
  })
}

/** Tells a person that the password was changed. */
export async function mailPasswordChanged(
  deps: Deps,
  tx: Tx,
  { id, email, first_name }: Person,
): Promise<void> {
  const moment = deps.now().toISOString()
  await queueModel(deps, tx, {
    model: 'mot_de_passe_modifie',
    to: email,
    values: { prenom: first_name, email, date: frenchMoment(moment) },
    uniqueKey: `mot_de_passe_modifie:${id}:${moment}`,
    about: { model: 'User', id },
  })
}

/** Tells the present address of a person that another one was asked for. */
export async function mailAddressAsked(
  deps: Deps,
  tx: Tx,
  { id, email, first_name, address }: Person & { address: string },
): Promise<void> {
  const moment = deps.now().toISOString()
  await queueModel(deps, tx, {
    model: 'adresse_demandee',
    to: email,
    values: { prenom: first_name, email, adresse: address, date: frenchMoment(moment) },
    uniqueKey: `adresse_demandee:${id}:${moment}`,
    about: { model: 'User', id },
  })
}

/** Tells both addresses of a person that the one has taken the place of the other. */
export async function mailAddressChanged(
  deps: Deps,
  tx: Tx,
  { id, email, first_name, former }: Person & { former: string },
): Promise<void> {
  const moment = deps.now().toISOString()
  for (const to of [former, email])
    await queueModel(deps, tx, {
      model: 'adresse_modifiee',
      to,
      values: { prenom: first_name, ancienne: former, adresse: email, date: frenchMoment(moment) },
      uniqueKey: `adresse_modifiee:${id}:${to === former ? 'old' : 'new'}:${moment}`,
      about: { model: 'User', id },
    })
}

/** Tells a person that a key of the API was made in the own name. */
export async function mailKey(
  deps: Deps,
  tx: Tx,
  { id, email, first_name, name, lastDay }: Person & { name: string; lastDay: string },
): Promise<void> {
  const moment = deps.now().toISOString()
  await queueModel(deps, tx, {
    model: 'cle_api',
    to: email,
    values: { prenom: first_name, email, cle: name, date: frenchMoment(moment), fin: frenchDay(lastDay) },
    uniqueKey: `cle_api:${id}:${newSecret(deps.random)}`,
    about: { model: 'User', id },
  })
}

/** Mails the code by which somebody logs in whose account was tried too often; one at a time. */
export async function mailLoginCode(deps: Deps, tx: Tx, { id, email, first_name }: Person): Promise<void> {
  const code = await drawMailCode(deps, tx, id)
  if (!code) return
  const moment = deps.now().toISOString()
  await recordSecurityEvent(tx, { kind: 'code_mailed', about: `User ${id}` }, deps.now())
  await queueModel(deps, tx, {
    model: 'code_connexion',
    to: email,
    values: {
      prenom: first_name,
      email,
      date: frenchMoment(moment),
      duree: lifetimeText(lifetimes.mailCode),
    },
    address: pageAddress(deps.config, '/login', code),
    uniqueKey: `code_connexion:${id}:${newSecret(deps.random)}`,
    about: { model: 'User', id },
  })
}

/** Tells a person what has happened to the own second factor. */
export async function mailTwoFactor(
  deps: Deps,
  tx: Tx,
  { id, email, first_name, event }: Person & { event: keyof typeof factorEvents },
): Promise<void> {
  const moment = deps.now().toISOString()
  await queueModel(deps, tx, {
    model: 'double_authentification',
    to: email,
    values: { prenom: first_name, email, evenement: factorEvents[event], date: frenchMoment(moment) },
    uniqueKey: `double_authentification:${id}:${event}:${newSecret(deps.random)}`,
    about: { model: 'User', id },
  })
}
