import { resume } from '../server/backup/after-return'
import { inTransaction } from '../server/database/in-transaction'
import { asOwner } from '../server/database/migrate'
import { withRunningServer } from './with-server'

/** `npm run resume`: after a return, lets mails, webhooks, push, scheduled imports and exports leave again. */
await withRunningServer(async (url) => {
  await asOwner(url, (tx) =>
    inTransaction(tx, async () => {
      const returns = await resume(tx, {}, new Date())
      console.log(returns ? 'Les envois ont repris.' : "Les envois n'étaient pas en pause.")
    }),
  )
})
