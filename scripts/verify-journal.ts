import { asOwner } from '../server/database/migrate'
import { verifyJournal } from '../server/journal/verify'
import { withRunningServer } from './with-server'

const sentences = {
  changed: 'Ligne modifiée',
  missing: 'Ligne supprimée',
  inserted: 'Ligne ajoutée après coup',
  backdated: 'Ligne antidatée',
  broken: 'Chaîne interrompue',
  cut: 'Début de chaîne retiré sans conservation',
  'unknown head': 'Empreinte notée absente de la chaîne',
}

/** `npm run journal:verify [-- <empreinte>…]`: whether the security journal is as it was written. */
await withRunningServer(async (url) => {
  const heads = process.argv.slice(2)
  const { rows, faults, head, waiting } = await asOwner(url, (tx) =>
    verifyJournal(tx, { now: new Date(), heads }),
  )
  for (const { kind, at } of faults) console.error(`${sentences[kind]} : ${at}`)
  console.log(`${rows} lignes vérifiées, ${waiting} en attente de scellement, ${faults.length} anomalies.`)
  if (head) console.log(`Empreinte de fin de chaîne : ${head}`)
  if (faults.length) process.exitCode = 1
})
