import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { BatchAnswer } from '../../../resources/orders/answers'

type Result = Pick<BatchAnswer['results'][number], 'status' | 'error'>

/** Validated at one level, and waiting for the next: not yet « validée ». */
const isWaiting = ({ status, error }: Result) => !error && status === '150'

/** What is said of one order that was validated. */
export const decisionText = (result: Result): string => (isWaiting(result) ? texts.passedOn : texts.validated)

/** What is said of several, none of them refused. */
export function validatedText({ results }: { results: readonly Result[] }): string {
  const waiting = results.filter(isWaiting).length
  const [only] = results
  return results.length === 1 && only
    ? decisionText(only)
    : texts.validatedMany(results.length - waiting, waiting)
}
