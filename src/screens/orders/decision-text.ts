import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { user } from '../../../resources/accounts/user'
import type { BatchAnswer } from '../../../resources/orders/answers'
import type { RowOf } from '../../../resources/schema/infer'

type Result = Pick<BatchAnswer['results'][number], 'id' | 'status' | 'error'>

/** Who decides an order at the next level, where that is known. */
export type NextOf = (id: number) => string | undefined

type Person = RowOf<typeof user, 'first_name' | 'last_name'>

/** Any of several people, in words. */
export const anyOf = (people: readonly Person[]): string =>
  people.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(' ou ')

/** Validated at one level, and waiting for the next: not yet « validée ». */
const isWaiting = ({ status, error }: Result) => !error && status === '150'

/** What is said of one order that was validated. */
export function decisionText(result: Result, nextOf: NextOf = () => undefined): string {
  if (!isWaiting(result)) return texts.validated
  const names = nextOf(result.id)
  return names ? texts.waitsFor({ names }) : texts.passedOn
}

/** What is said of several, none of them refused. */
export function validatedText({ results }: { results: readonly Result[] }, nextOf?: NextOf): string {
  const waiting = results.filter(isWaiting).length
  const [only] = results
  return results.length === 1 && only
    ? decisionText(only, nextOf)
    : texts.validatedMany(results.length - waiting, waiting)
}
