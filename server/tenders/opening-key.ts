import { recordSecurityEvent } from '../api/security-event'
import { pastRights } from '../database/past-rights'
import type { ActorTx, Tx } from '../database/tx'
import { drawPair } from '../envelope'
import { seal, unseal } from '../seal'
import type { Secret } from './answer-content'

/** Two people open the offers of a public tender within this many minutes of each other (domain §9.5). */
export const openingMinutes = 30

/** Round 0 is the offers themselves; each round of negotiation has a key of its own. */
export interface KeyOf {
  tender_id: number
  round: number
}

/** How the security journal names a round. */
export const told = ({ tender_id, round }: KeyOf) => ({ about: `Tender ${tender_id}`, detail: { round } })

const useOf = ({ tender_id, round }: KeyOf) => `tender-key:${tender_id}:${round}`

/** The row of a new key: its private half is sealed with the server's secret, and read by `releaseKey` alone. */
export function keyRow(config: Secret, key: KeyOf) {
  const { publicKey, privateKey } = drawPair()
  return {
    ...key,
    public_key: publicKey,
    private_key: seal(config, useOf(key), { place: useOf(key), text: privateKey }),
  }
}

/** The public key that answers of a round are sealed to, drawn if it is the first. */
export async function publicKeyOf(
  tx: Tx | ActorTx,
  config: Secret,
  { key, now }: { key: KeyOf; now: Date },
): Promise<string> {
  return pastRights(tx, 'tenders', async (past) => {
    const made = keyRow(config, key)
    const [drawn] = await past.query(
      `insert into tender_key (tender_id, round, public_key, private_key, "createdAt", "updatedAt")
       select $1, $2, $3, $4, $5, $5 where not exists (select 1 from tender_key where tender_id = $1 and round = $2)
       on conflict do nothing returning id`,
      [key.tender_id, key.round, made.public_key, made.private_key, now],
    )
    if (drawn) await recordSecurityEvent(past, { kind: 'seal_made', ...told(key) }, now)
    const [row] = await past.query<{ public_key: string }>(
      'select public_key from tender_key where tender_id = $1 and round = $2',
      [key.tender_id, key.round],
    )
    if (!row) throw new Error(`No key of tender ${key.tender_id}, round ${key.round}`)
    return row.public_key
  })
}

/** Offers: past the limit, and of a public tender agreed to by two people just now. */
const offersOpen = `$2 = 0 and t.published and t.response_date_limit < $3 and (
  coalesce((select y.machine_name <> 'public' from tendertype y where y.id = t.tender_type_id), true)
  or (select count(distinct o.user_id) from tender_opening o where o.tender_id = t.id and o.at >= $3 - interval '${openingMinutes} minutes') >= 2)`

/** A round: its deadline has passed, or everybody in it has answered. */
const roundOver = `$2 > 0 and not exists (select 1 from negotiation n where n.tender_id = t.id and n.round = $2
  and n.closed_at is null and n.version_after is null and n.deadline >= $3 and n."deletedAt" is null)`

const releaseSql = `update tender_key k set released_at = coalesce(k.released_at, $3),
    "updatedAt" = case when k.released_at is null then $3 else k."updatedAt" end from tender t
  where k.tender_id = $1 and k.round = $2 and t.id = k.tender_id
    and (k.released_at is not null or (${offersOpen}) or (${roundOver}))
  returning k.private_key`

const unsealedKey = (config: Secret, key: KeyOf, row?: { private_key: string | null }): string | undefined =>
  row?.private_key ? unseal(config, useOf(key), { place: useOf(key), sealed: row.private_key }) : undefined

/** The private key of a round, once its opening has released it; undefined before, whoever asks. The only reader of that column. */
export async function releaseKey(
  tx: Tx | ActorTx,
  config: Secret,
  { key, now }: { key: KeyOf; now: Date },
): Promise<string | undefined> {
  const values = [key.tender_id, key.round, now]
  const [row] = await pastRights(tx, 'tenders', (past) =>
    past.query<{ private_key: string | null }>(releaseSql, values),
  )
  return unsealedKey(config, key, row)
}

/** The same where it was released before: it releases nothing. */
export async function releasedKey(tx: Tx | ActorTx, config: Secret, key: KeyOf): Promise<string | undefined> {
  const [row] = await pastRights(tx, 'tenders', (past) =>
    past.query<{ private_key: string | null }>(
      'select private_key from tender_key where tender_id = $1 and round = $2 and released_at is not null',
      [key.tender_id, key.round],
    ),
  )
  return unsealedKey(config, key, row)
}
