import { stockTexts } from '../../i18n/fr/stock'
import { lookup } from '../../resources/schema/lookup'
import type { Work } from '../api/work'

/** Reasons that the system gives by itself, by their labels (domain §16, table 30). */
const systemReasons = lookup({
  gap: stockTexts.gap,
  delivered: stockTexts.delivered,
  cancellation: stockTexts.cancellation,
} as const)

/** The id of a reason of the system; null when the list lacks it. */
export async function reasonId(work: Work, name: keyof typeof systemReasons): Promise<number | null> {
  const [row] = await work.tx.query<{ id: number }>(
    'select id from stockreason where label = $1 and system and adherent_id is null and "deletedAt" is null order by id limit 1',
    [systemReasons[name]],
  )
  return row?.id ?? null
}
