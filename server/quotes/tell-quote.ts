import type { NotificationKind } from '../../resources/content/notification-kinds'
import type { NotificationParams } from '../../resources/content/notification-texts'
import type { ActorTx, Tx } from '../database/tx'
import { notify } from '../trade/notify'
import { permittedUsers } from '../trade/recipients'
import type { QuoteRow } from './quote-row'

type Kind = Extract<NotificationKind, 'quote_answered' | 'quote_decided' | 'quote_expired'>

/** Tells those of the member who see its quotes, and its « chargé de mission »; not who did it. */
export async function tellQuote<K extends Kind>(
  tx: Tx | ActorTx,
  quote: QuoteRow,
  { by, ...told }: { kind: K; params: NotificationParams<K>; event: string; now: Date; by?: number | null },
): Promise<void> {
  const members = await permittedUsers(tx, quote.adherent_id, 'viewQuote')
  const users = [...members, quote.project_manager_id].filter((id) => id !== by)
  await notify(tx, { ...told, users, model: 'Quote', entityId: quote.id })
}
