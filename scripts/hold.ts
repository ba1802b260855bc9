import { closeOpenings, noteReturn } from '../server/backup/after-return'
import { inTransaction } from '../server/database/in-transaction'
import { asOwner } from '../server/database/migrate'
import { withRunningServer } from './with-server'

/** `npm run hold`: after a return by a host's own tools, what a restore of ours does: openings are over, nothing leaves until `npm run resume`. */
await withRunningServer(async (url) => {
  await asOwner(url, (tx) =>
    inTransaction(tx, async () => {
      const now = new Date()
      await closeOpenings(tx, now, "Retour par les outils de l'hébergeur")
      await noteReturn(tx, now)
    }),
  )
  console.log('Sessions, clés et liens sont fermés ; les envois attendent : npm run resume.')
})
