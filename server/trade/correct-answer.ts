import { isCorrecting, type Standing } from '../../resources/trade/correction'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import type { Tx } from '../database/tx'
import { type Corrected, takeDrafts } from './line-drafts'

interface Correctable {
  /** The answer, locked. */
  own: Standing
  lines: Corrected
}

/**
 * Begins the correction of a sent answer, or gives it up: what was typed beside what was sent is dropped. `keep` keeps since when
 * it is corrected. Answers whether anything has changed; err409 for an answer that was not sent.
 */
export async function turnCorrection(
  { tx, now }: Work,
  { own, lines, keep }: Correctable & { keep: (since: string | null) => Promise<unknown> },
  isBegun: boolean,
): Promise<boolean> {
  if (own.status !== 'sent') throw new ApiError('err409')
  if (isCorrecting(own) === isBegun) return false
  await takeDrafts(tx, lines)
  await keep(isBegun ? now.toISOString() : null)
  return true
}

/**
 * What a correction that was never sent says of lines, to be written over what was sent; nothing of a first answer, whose lines
 * hold it already. err409 with `refusal` where nothing was saved and not sent.
 */
export async function takeUnsent<Entry>(
  tx: Tx,
  { own, lines, refusal }: Correctable & { refusal: string },
): Promise<Entry[]> {
  const entries = isCorrecting(own) ? await takeDrafts<Entry>(tx, lines) : []
  if (own.status !== 'saved' && !entries.length) throw new ApiError('err409', { display: refusal })
  return entries
}
