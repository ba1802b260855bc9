import { cartTexts } from '../../../i18n/fr/carts'
import type { CartAnswer } from '../../../resources/orders/answers'
import { isReady } from './is-ready'

/** Whether its day is told as a problem already. */
export const hasDateIssue = ({ terms }: CartAnswer): boolean =>
  terms?.issues.some(({ code }) => code === 'date') ?? false

/** What is wrong with a cart, in words; minimum and franco have their bars. */
export function problemsOf({
  terms,
  unorderable_nb,
  expired,
  repriced_at,
}: CartAnswer): { text: string; isError: boolean }[] {
  const dates = (terms?.issues ?? []).filter(({ code }) => code === 'date')
  return [
    ...(expired ? [{ text: cartTexts.expired, isError: true }] : []),
    ...(expired ? [] : dates.map(({ message, blocking }) => ({ text: message, isError: blocking }))),
    ...(unorderable_nb
      ? [{ text: cartTexts.unorderable({ smart_count: unorderable_nb }), isError: true }]
      : []),
    ...(repriced_at ? [{ text: cartTexts.repriced, isError: false }] : []),
  ]
}

/** Why a cart does not leave as it stands, in words; one that could, and was not chosen, says so. */
export function reasonsOf(cart: CartAnswer): string[] {
  if (isReady(cart)) return [cartTexts.notChosen]
  if (!cart.lines_nb) return [cartTexts.noLines]
  const terms = cart.terms?.issues.filter(({ code, blocking }) => code !== 'date' && blocking) ?? []
  const stops = problemsOf(cart).filter(({ isError }) => isError)
  return [...stops.map(({ text }) => text), ...terms.map(({ message }) => message)]
}
