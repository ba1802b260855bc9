import { stockTexts } from '../../i18n/fr/stock'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { memberOf } from './member'

/** Whether the stock module is open to a member (`is_access_module_allowed`). */
export async function hasStockModule(work: Work, adherentId: number): Promise<boolean> {
  const [row] = await work.tx.query<{ open: boolean | null }>(
    'select is_access_module_allowed as open from adherent where id = $1',
    [adherentId],
  )
  return row?.open === true
}

/** The member whose stock is asked for: the actor's, with the module; err403 otherwise. */
export async function refuseStrange(work: Work, adherentId: number): Promise<void> {
  await memberOf(work, adherentId, false)
  if (!(await hasStockModule(work, adherentId)))
    throw new ApiError('err403', { display: stockTexts.moduleOff })
}
