import { rebateTexts } from '../../i18n/fr/rebates'
import type { RfaPage } from '../../resources/rebates/answers'
import { frenchPrice } from '../../resources/schema/decimal-text'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { queueModel } from '../mail/queue-model'
import { contactAddresses } from '../trade/order-recipients'
import { readSettlement } from './read-settlements'

/** What the mail keeps of its document, drawn when it leaves. */
export interface KeptSettlement {
  page: RfaPage
  organisation: string
}

/** Sends what was invoiced to the supplier's contacts « facturation », its calculation attached (domain §21); nobody where there is none. */
export async function mailInvoiced(context: Context, work: Work, id: number): Promise<void> {
  const page = await readSettlement(work, id)
  const to = await pastRights(work.tx, 'rebates', (past) =>
    contactAddresses(past, page.supplier_id, ['billing', 'administrative']),
  )
  if (!to.length) return
  const kept: KeptSettlement = { page: { ...page, shares: [] }, organisation: context.config.organisation }
  await queueModel(context, work.tx, {
    model: 'rfa_facturee',
    to,
    values: {
      annee: String(page.year),
      service: page.company,
      catalogue: page.catalog,
      fournisseur: page.supplier,
      montant: frenchPrice(page.amount_ht),
      chiffre_affaires: frenchPrice(page.base_ht),
      facture: page.invoice_number ?? '',
    },
    uniqueKey: `rfa_invoiced:${id}`,
    about: { model: 'Rfa_settlement', id },
    attachments: [
      {
        filename: rebateTexts.pdf.file({ year: page.year, id }),
        mime_type: 'application/pdf',
        ...{ drawn: 'rfa', of: kept },
      },
    ],
  })
}
