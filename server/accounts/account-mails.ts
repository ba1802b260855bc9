import { accountCreated, passwordChanged, passwordForgotten } from '../../i18n/fr/mails'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { mailProduct, pageAddress } from '../mail/product'
import { queueMail } from '../mail/queue'
import { hashOf, newSecret } from './secrets'
import { after, keepToken, lifetimes } from './sessions'

interface Person {
  id: number
  email: string
  first_name: string
}

type Deps = Pick<Context, 'config' | 'now' | 'random'>

const links = {
  setup: { path: '/security/setupAccount', kind: 'compte_creation', text: accountCreated },
  reset: { path: '/security/reset-password', kind: 'mot_de_passe_oublie', text: passwordForgotten },
} as const

/** Makes a link to choose a password, good for 72 hours, and puts its mail in the outbox. */
export async function mailLink(
  deps: Deps,
  tx: Tx,
  purpose: 'setup' | 'reset',
  person: Person,
): Promise<void> {
  const { config, now, random } = deps
  const { path, kind, text } = links[purpose]
  const [secret, product] = [newSecret(random), mailProduct(config)]
  await keepToken(tx, { purpose, secret, userId: person.id, expires: after(now(), lifetimes.link) })
  const mail = text({
    ...product,
    firstName: person.first_name,
    email: person.email,
    address: pageAddress(config, path, secret),
    validHours: lifetimes.link / 3_600_000,
  })
  const uniqueKey = `${kind}:${person.id}:${hashOf(secret).slice(0, 24)}`
  await queueMail(
    tx,
    { kind, to: person.email, mail, product, uniqueKey, about: { model: 'User', id: person.id } },
    now(),
  )
}

/** Tells a person that the password was changed. */
export async function mailPasswordChanged({ config, now }: Deps, tx: Tx, person: Person): Promise<void> {
  const [kind, product] = ['mot_de_passe_modifie', mailProduct(config)]
  const mail = passwordChanged({
    ...product,
    firstName: person.first_name,
    email: person.email,
    moment: frenchMoment(now().toISOString()),
  })
  const uniqueKey = `${kind}:${person.id}:${now().toISOString()}`
  await queueMail(
    tx,
    { kind, to: person.email, mail, product, uniqueKey, about: { model: 'User', id: person.id } },
    now(),
  )
}
