import { allergens, isAllergen } from '../../resources/catalogue/allergens'
import { type ShopAnswer, shopPageAnswer } from '../../resources/catalogue/answers'
import {
  type Shelf,
  type ShopQuestion,
  shelves,
  shopFacets,
  shopHabits,
  shopPage,
} from '../../resources/catalogue/shop'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import { isRow } from '../../resources/schema/unknown-row'
import { answering, searchSeconds } from '../api/answering'
import { type Call, defineCall } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { type Work, workOf } from '../api/work'
import type { ActorTx } from '../database/connect'
import { firstHabitDay, habitWeeks } from '../trade/habit-weeks'
import { memberOf } from '../trade/member'
import { memberState } from '../trade/member-state'
import { readServings } from '../trade/serving'
import { catalogsOf } from './orderability-facts'
import { type Remember, rememberCounts, shopCounts, uncounted } from './shop-facets'
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
  const allowed = catalogsOf(work)
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

const shelfOptions = { food: 'Alimentaire', nonFood: 'Non alimentaire', services: 'Prestations' } as const
const habitOptions = { favourite: 'Favoris', bought: 'Déjà achetés' } as const
const sortOptions = {
  label: 'Libellé',
  price: 'Prix',
  comparable: 'Prix comparable',
  usable: 'Vrai prix',
  supplier: 'Fournisseur',
} as const

/** `PUT /catalog/shop`: a page of a front-office catalogue, its prices for the member, its facets with counts. */
export const shopCall: Call = defineCall('PUT /catalog/shop', 'viewCatalog', {
  shape: {
    summary: 'Catalogue vu par un adhérent : articles, prix et facettes',
    tag: 'Catalogue',
    body: {
      adherent_id: f.int({ label: 'Adhérent', required: true, min: 1 }),
      is_group: f.bool({ label: "L'adhérent est un groupe", required: true }),
      date: f.date({ label: 'Date des prix' }),
      shelf: f.select(shelfOptions, { label: 'Catalogue', required: true }),
      q: f.text({ label: 'Recherche', max: 120 }),
      choices: f.json({ label: 'Choix par facette : { family: [ids] }' }),
      without: f.list({ label: 'Sans ces allergènes', options: allergens, max: 14 }),
      habits: f.list({ label: 'Habitudes', options: habitOptions, max: 2 }),
      sort: f.select(sortOptions, { label: 'Tri' }),
      offset: f.int({ label: 'Début', min: 0, max: 100_000 }),
      limit: f.int({ label: 'Nombre de lignes', min: 0, max: 100 }),
      facets: f.bool({ label: 'Avec les facettes et le total' }),
      product_id: f.int({ label: 'Offres de ce seul produit', min: 1 }),
      all_families: f.bool({ label: "Avec les familles que la sélection de l'adhérent masque" }),
    },
    answers: shopPageAnswer,
  },
  run: ({ context, actor, body }) => {
    const question: ShopQuestion = {
      adherent_id: body.adherent_id,
      is_group: body.is_group,
      shelf: body.shelf,
      date: body.date ?? undefined,
      q: body.q ?? undefined,
      choices: choicesOf(body.choices),
      without: body.without?.filter(isAllergen),
      habits: shopHabits.filter((habit) => body.habits?.includes(habit)),
      sort: body.sort ?? undefined,
      offset: body.offset ?? undefined,
      limit: body.limit ?? undefined,
      facets: body.facets === true,
      all_families: body.all_families === true,
      ...(body.product_id ? { product_id: body.product_id } : {}),
    }
    const remember = rememberCounts(context.db.memory)
    const read = (tx: ActorTx) => shopAnswer(workOf(context.db, tx, context.now()), question, remember)
    return answering(() => context.db.read(actor, read, searchSeconds))
  },
})
