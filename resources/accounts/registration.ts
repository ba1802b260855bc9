import { supplier } from '../directory/supplier'
import { isSiret } from '../french-kinds/identifiers'
import { frenchMessages } from '../french-kinds/messages'
import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, pick } from '../schema/pick'
import { success, told } from '../schema/told'
import { user } from './user'

/** What a company says of itself to answer a public notice: itself, and the person who answers for it. */
export const registrationFields = {
  ...pick(supplier, ['siret']),
  name: asked(supplier.fields.name, { label: "Nom de l'entreprise" }),
  ...pick(supplier, ['ape_code']),
  ...pick(user, ['first_name', 'last_name', 'email']),
} as const

/** What is wrong with the SIRET of a company that registers: it is nobody's who could be asked, so its key has to be right. */
export const siretFault = (siret: unknown): string | undefined =>
  typeof siret === 'string' && !isSiret(siret) ? frenchMessages.siretChecksum : undefined

const tag = 'Avis de marché public'

/** How any company comes to answer a public notice: its address is confirmed by a mail's link, nobody approves it before. */
export const registrationEndpoints = {
  ask: defineEndpoint('POST /public-notices/{id}/registration', {
    permission: 'public',
    opens: true,
    summary: "Envoie le lien par lequel une entreprise ouvre son compte pour répondre à l'avis",
    tag,
    body: registrationFields,
    answers: success,
    errors: ['err299', 'err409'],
    unkeyed: 'a second one sends the link again, as often as an address may ask',
  }),
  open: defineEndpoint('POST /public-notices/registration', {
    permission: 'public',
    opens: true,
    summary:
      "Ouvre le compte de l'entreprise par le lien reçu ; le jeton répondu sert à choisir le mot de passe",
    tag,
    body: { token: f.text({ label: 'Jeton', required: true, max: 4000 }) },
    answers: { token: told.text('Jeton du mot de passe') },
    errors: ['err409', 'err430'],
    unkeyed: 'the account is there after the first one, and the second is refused',
  }),
} as const
