export interface Bar {
  /** What was measured, where. */
  what: string
  where: string
  /** The figure, and the limit that it is held against. */
  figure: number
  limit: number
  side: 'at most' | 'at least'
  note?: string
}

const number = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 })
export const say = (text = ''): void => void process.stdout.write(`${text}\n`)
export const shown = (value: number): string => number.format(value)

const isHeld = ({ figure, limit, side }: Bar): boolean =>
  side === 'at most' ? figure <= limit : figure >= limit

function line(bar: Bar): string {
  const limit = `${bar.side === 'at most' ? '≤' : '≥'} ${shown(bar.limit)}`
  const cells = [bar.where.padEnd(24), bar.what.padEnd(44), shown(bar.figure).padStart(8), limit.padStart(8)]
  return `${isHeld(bar) ? '  ' : '✗ '}${cells.join('  ')}  ${bar.note ?? ''}`
}

/** Prints the figures beside their bars; whether all are held. */
export function report(bars: readonly Bar[]): boolean {
  for (const bar of bars) say(line(bar))
  const missed = bars.filter((bar) => !isHeld(bar)).length
  say(missed ? `\n${missed} sur ${bars.length} barres manquées` : `\n${bars.length} barres tenues`)
  return missed === 0
}
