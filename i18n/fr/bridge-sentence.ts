import { pageDecimal, signed } from '../../resources/schema/decimal-text'
import { differenceOf, divided, exact, rounded, times } from '../../resources/schema/exact'
import { type Bridge, type BridgePart, bridgePartNames } from '../../resources/statistics/bridge'
import type { BridgeAnswer } from '../../resources/statistics/bridge-answers'
import { bridgeTexts as texts } from './bridge'

/** Points of percent of an amount, of what was bought before: none where nothing was. */
export function pointsOf(amount_ht: string, { before_ht }: Pick<Bridge, 'before_ht'>): string | null {
  const before = exact(before_ht)
  return before.over === 0n ? null : rounded(divided(times(exact(amount_ht), exact(100)), before), 1)
}

/** « +4,0 »; what is none has no sign. */
export const pointsText = (points: string | null): string =>
  points === null ? '–' : Number(points) === 0 ? pageDecimal(points) : signed(points, pageDecimal)

/** Those that show, the heaviest first. */
const heaviest = (total: Bridge): [BridgePart, string][] =>
  bridgePartNames
    .map((name): [BridgePart, string] => [name, pointsOf(total[name], total) ?? '0.0'])
    .filter(([, points]) => Number(points) !== 0)
    .sort(([, a], [, b]) => Math.abs(Number(b)) - Math.abs(Number(a)))

/** Of the articles that weigh most, the one that moves a part most its own way. */
function namedBy(part: BridgePart, { total, articles }: BridgeAnswer): string {
  const way = Math.sign(Number(total[part]))
  const [first] = articles
    .map((one) => ({ label: one.product || one.label, points: pointsOf(one[part], total) ?? '0.0' }))
    .filter(({ points }) => Math.sign(Number(points)) === way)
    .sort((a, b) => Math.abs(Number(b.points)) - Math.abs(Number(a.points)))
  return first ? ` (${first.label}, ${pointsText(first.points)})` : ''
}

/** Why purchases changed, in one sentence: « +6,1 % : dont +4,0 prix (beurre, +0,9), +1,2 volume. » */
export function bridgeSentence(answer: BridgeAnswer): string {
  const { total } = answer
  const change = pointsOf(differenceOf(total.after_ht, total.before_ht), total)
  if (change === null) return texts.allNew
  const told = `${pointsText(change)} %`
  const parts = heaviest(total).map(
    ([part, points]) => `${pointsText(points)} ${texts.said[part]}${namedBy(part, answer)}`,
  )
  return parts.length
    ? texts.sentence({ change: told, parts: parts.join(', ') })
    : texts.unchanged({ change: told })
}
