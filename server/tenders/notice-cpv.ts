import { tenderTexts } from '../../i18n/fr/tenders'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { Work } from '../api/work'

const ofOlderNotice = `select 1 from public_notice where cpv = $1 and cpv_id is null and "deletedAt" is null limit 1`

interface Code extends Record<string, unknown> {
  id: number
  code: string
}

const byText = `select id::int as id, code from cpv where "deletedAt" is null and active and $1 in (code, left(code, 8))`
const byId = 'select id::int as id, code from cpv where id = $1'

/**
 * The code of a notice, chosen from the list (`cpv_id`) or written by a program (`cpv`): each follows from the other, and a
 * written one is of the list. What an older notice wrote stays until another is said, in its duplicates too. Throws 422 on `cpv`.
 */
export async function withCpv({ tx }: Work, input: UnknownRow, before: UnknownRow = {}): Promise<UnknownRow> {
  const { cpv_id, cpv } = input
  if (cpv_id) {
    const [chosen] = await tx.query<Code>(byId, [cpv_id])
    return { ...input, cpv: chosen?.code ?? null }
  }
  const text = typeof cpv === 'string' ? cpv.trim() : ''
  if (text && text !== before.cpv) {
    const [known] = await tx.query<Code>(byText, [text])
    if (!known && (await tx.query(ofOlderNotice, [text])).length) return input
    if (!known) throw invalid([{ name: 'cpv', message: tenderTexts.notice.unknownCpv({ code: text }) }])
    return { ...input, cpv_id: known.id, cpv: known.code }
  }
  if (cpv !== undefined && !text) return { ...input, cpv_id: null, cpv: null }
  return cpv_id === null && before.cpv_id ? { ...input, cpv: null } : input
}
