import type { OrderAnswer } from '../../resources/orders/answers'
import { type Answer, signIn, type TestActor } from './actors'
import type { TestApp } from './open-app'

/** The people of the acceptance scenarios, by first name. */
const emails = {
  nadia: 'nadia.roche@demo.example',
  alain: 'alain.dubois@demo.example',
  claire: 'claire.moreau@demo.example',
  paul: 'paul.achard@demo.example',
  karim: 'karim.benali@demo.example',
  sophie: 'sophie.lenoir@demo.example',
  luc: 'luc.fabre@demo.example',
  julie: 'julie.petit@demo.example',
  tom: 'tom.garnier@demo.example',
  hugo: 'hugo.vidal@demo.example',
  martin: 'fm@martin.example',
  primeurs: 'fp@primeurs.example',
} as const
export type KitchenName = keyof typeof emails

/** Signs the people of the scenarios in at the moment that it is; sessions end after half an hour, so they sign in again after a jump. */
export async function kitchen<N extends KitchenName>(
  on: TestApp,
  ...names: N[]
): Promise<Record<N, TestActor>> {
  const found: Partial<Record<N, TestActor>> = {}
  for (const name of names) found[name] = await signIn(on.app, emails[name])
  return found as Record<N, TestActor>
}

/** Members and articles of the scenarios, by id. */
export const members = { A1: 1, A2: 2, A3: 3, A5: 5, G1: 1 } as const
export const articles = { AR1: 1, AR2: 2, AR3: 3, AR4: 4, AR5: 5, AR6: 6, AR8: 8, AR9: 9, AR10: 10 } as const

/** Adds a quantity of an article to the right cart of a member. */
export const addTo = (
  who: TestActor,
  adherentId: number,
  [article, quantity]: readonly [keyof typeof articles, string | number],
  more: object = {},
): Promise<Answer<OrderAnswer>> =>
  who.post<OrderAnswer>('/order/cart/line', {
    adherentId,
    article_id: articles[article],
    quantity: String(quantity),
    ...more,
  })
