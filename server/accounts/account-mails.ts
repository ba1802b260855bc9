import { frenchMoment } from '../../resources/schema/date-text'
import { lookup } from '../../resources/schema/lookup'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { pageAddress } from '../mail/product'
import { queueModel } from '../mail/queue-model'
import { hashOf, newSecret } from './secrets'
import { after, keepToken, lifetimes, spendLinks } from './sessions'

interface Person {
  id: number
  email: string
  first_name: string
}

type Deps = Pick<Context, 'config' | 'now' | 'random'>

const links = lookup({
  setup: { path: '/security/setupAccount', model: 'compte_creation' },
  reset: { path: '/security/reset-password', model: 'mot_de_passe_oublie' },
} as const)

const lifetime = (milliseconds: number): string => {
  const hours = milliseconds / 3_600_000
  return hours % 24 === 0 ? `${hours / 24} jours` : `${hours} heures`
}

/** Makes a link to choose a password, good for 72 hours, and puts its mail in the outbox; it ends the former ones. */
export async function mailLink(
  deps: Deps,
  tx: Tx,
  purpose: 'setup' | 'reset',
  { id, email, first_name }: Person,
): Promise<void> {
  const { config, now, random } = deps
  const { path, model } = links[purpose]
  const secret = newSecret(random)
  await spendLinks(tx, id, [purpose], now())
  await keepToken(tx, { purpose, secret, userId: id, expires: after(now(), lifetimes.link) })
  await queueModel(deps, tx, {
    model,
    to: email,
    values: { prenom: first_name, email, duree: lifetime(lifetimes.link) },
    address: pageAddress(config, path, secret),
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
