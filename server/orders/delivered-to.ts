import { orderTexts } from '../../i18n/fr/orders'
import type { Member } from '../../resources/directory/serving'
import { invalid } from '../api/error'
import type { Work } from '../api/work'

/** An order is delivered to the member that orders, or to one of the group that does (domain §5.2). */
export async function refuseDeliveredTo(
  { tx }: Work,
  { id, isGroup }: Member,
  delivered: number,
): Promise<void> {
  const [row] = await tx.query(
    `select 1 from adherent where id = $1 and "deletedAt" is null and ${isGroup ? '"groupAdherent_id"' : 'id'} = $2`,
    [delivered, id],
  )
  if (!row) throw invalid([{ name: 'delivery_adherent_id', message: orderTexts.deliveredTo }])
}
