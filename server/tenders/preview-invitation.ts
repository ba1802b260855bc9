import { renderMail } from '../../i18n/fr/mails'
import { mailModels } from '../../resources/content/mail-models'
import { fillWritten } from '../../resources/schema/phrase'
import {
  type InvitationPreview,
  invitationVariables,
  usualInvitation,
} from '../../resources/tenders/invitation'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { htmlOf } from '../mail/layout'
import { mailProduct, siteAddress } from '../mail/product'
import { textsOf } from '../mail/render'
import { invitedTo, namesOf } from './bidders'
import { findTender } from './tender-row'

interface Invitation {
  mail_object: string | null
  mail_message: string | null
}

/** Variables between `{` and `}` that stand for nothing. */
const unknownIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in invitationVariables ? [] : [name]))

/**
 * The invitation's mail as its first supplier would get it, or the one of the example while none is invited: what was typed in
 * the group's own frame. Answers its subject, its page, whom it greets, and the variables that mean nothing.
 */
export async function previewInvitation(
  context: Context,
  work: Work,
  { id, typed }: { id: number; typed: Invitation },
): Promise<InvitationPreview> {
  const tender = await findTender(work.tx, id)
  const [first] = await invitedTo(work.tx, id)
  const { fournisseur } = mailModels.consultation_invitation.variables
  const bidder = first ?? { supplier_id: 0, name: fournisseur, contacts: [] }
  const names = namesOf(tender, bidder)
  const object = typed.mail_object?.trim() || usualInvitation.object
  const message = typed.mail_message?.trim() || usualInvitation.message
  const product = mailProduct(context.config)
  const mail = renderMail(
    await work.tx.beyond('outbox', (past) => textsOf(past, 'consultation_invitation')),
    {
      ...names,
      objet: fillWritten(object, names),
      message: fillWritten(message, names),
      produit: product.productName,
      organisation: product.organisation,
    },
    siteAddress(context.config, ''),
  )
  return {
    subject: mail.subject,
    html: htmlOf(mail, product),
    supplier: bidder.name,
    unknown: [...new Set([...unknownIn(object), ...unknownIn(message)])],
  }
}
