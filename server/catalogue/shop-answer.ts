import { isAllergen } from '../../resources/catalogue/allergens'
import type { ShopAnswer } from '../../resources/catalogue/answers'
import {
  type Shelf,
  type ShopQuestion,
  shelves,
  shopFacets,
  shopHabits,
  shopPage,
} from '../../resources/catalogue/shop'
import type { shopEndpoints } from '../../resources/catalogue/shop-endpoints'
import type { BodyOf } from '../../resources/schema/endpoint'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import { isRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import { firstHabitDay, habitWeeks } from '../trade/habit-weeks'
import { memberOf } from '../trade/member'
import { memberState } from '../trade/member-state'
import { readServings } from '../trade/serving'
import { type Remember, shopCounts, uncounted } from './shop-facets'
import { understood } from './shop-reading'
import { shopArticles } from './shop-rows'
import type { ShopScope } from './shop-where'

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 200 && value.every((id) => Number.isSafeInteger(id))

/** The choices of the facets, checked: unknown facets and values that are no ids are refused. */
function choicesOf(value: unknown): ShopQuestion['choices'] {
  if (value === undefined || value === null) return {}
  if (!isRow(value)) throw invalid([{ name: 'choices', message: messages.list }])
  for (const [name, ids] of Object.entries(value))
    if (!shopFacets.some((facet) => facet === name) || !isIds(ids))
      throw invalid([{ name: `choices.${name}`, message: messages.choice }])
  return value
}

/** Families that the member chose to be shown; none = all. */
async function shownFamilies(work: Work, { member }: Pick<ShopScope, 'member'>): Promise<number[]> {
  const rows = await work.tx.query<{ id: number }>(
    `select distinct j.family_id as id from familyselection s join familyselection_family_ids j on j.familyselection_id = s.id
     where s."deletedAt" is null and s.active and (s.adherent_id = $1 or s."groupAdherent_id" = $2)`,
    [member.isGroup ? null : member.id, member.isGroup ? member.id : member.groupAdherent_id],
  )
  return rows.map(({ id }) => id)
}

/** Catalogues of a shelf that the person may order from; err403 when there is none (domain §4.6). */
function shelfCatalogs(work: Work, shelf: Shelf): number[] | undefined {
  const allowed = catalogsOf(work.actor)
  const wanted = shelves[shelf]
  if (allowed && (wanted === null ? allowed.length === 0 : !allowed.includes(wanted)))
    throw new ApiError('err403')
  return allowed
}

/** Why the member may order nothing at all. */
async function blockedBecause(
  work: Work,
  { member, view }: Pick<ShopScope, 'member' | 'view'>,
): Promise<string | null> {
  const { can_order, status } = await memberState(work.tx, {
    member,
    day: view.day,
    today: parisDay(work.now),
  })
  return can_order ? null : status
}

/** What a person sees of a catalogue for a member: the page asked for, and its facets. */
export async function shopAnswer(
  work: Work,
  question: ShopQuestion,
  remember?: Remember,
): Promise<ShopAnswer> {
  const day = question.date ?? parisDay(work.now)
  const catalogs = shelfCatalogs(work, question.shelf)
  const member = await memberOf(work, question.adherent_id, question.is_group)
  const { servings } = await readServings(work.tx, member, day)
  const view = { servings, day, catalogs }
  const familyIds = question.all_families ? [] : await shownFamilies(work, { member })
  const since = firstHabitDay(work.now, await habitWeeks(work))
  const from = { view, member, familyIds, since }
  const { offset = 0, limit = shopPage } = question
  const blocked = await blockedBecause(work, from)
  return understood(work, question, {
    from,
    answer: async (scope) => {
      const data = await shopArticles(work, question, scope)
      const counts = question.facets ? await shopCounts(work, question, { scope, ...remember }) : uncounted
      return { data, offset, limit, day, blocked, meant: null, near: false, read: null, ...counts }
    },
  })
}

type ShopSearch = BodyOf<typeof shopEndpoints.search>

/** What a caller asks of a catalogue, its choices checked. */
export const shopQuestionOf = ({
  date,
  q,
  sort,
  offset,
  limit,
  product_id,
  ...asked
}: ShopSearch): ShopQuestion => ({
  ...{ adherent_id: asked.adherent_id, is_group: asked.is_group, shelf: asked.shelf },
  date: date ?? undefined,
  q: q ?? undefined,
  choices: choicesOf(asked.choices),
  without: asked.without?.filter(isAllergen),
  habits: shopHabits.filter((habit) => asked.habits?.includes(habit)),
  sort: sort ?? undefined,
  offset: offset ?? undefined,
  limit: limit ?? undefined,
  facets: asked.facets === true,
  all_families: asked.all_families === true,
  ...(product_id ? { product_id } : {}),
})
