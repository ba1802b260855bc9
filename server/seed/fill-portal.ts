import type { Filling } from '../application'
import { inTransaction } from '../database/in-transaction'
import type { Tx } from '../database/tx'
import { addMissingMenus } from './add-missing-menus'
import { addMissingOptions } from './add-missing-options'
import { completeFiles } from './complete-files'
import { grantLater } from './grant-later'
import { seedIfEmpty } from './seed-if-empty'

/** Fills what is empty and finishes what an earlier start was cut off in: data all or nothing, then each missing file. */
export async function fillPortal(tx: Tx, { config, files, say }: Filling): Promise<void> {
  const isNew = await seedIfEmpty(tx, config, { say })
  if (!isNew) {
    await addMissingMenus(tx)
    await addMissingOptions(tx)
  }
  // A server that dies soon has little to recover. Not everybody may ask for it.
  else await tx.query('checkpoint').catch(() => undefined)
  await inTransaction(tx, async () => void (await grantLater(tx, isNew)))
  if (config.seed === 'demo') await completeFiles(tx, files)
}
