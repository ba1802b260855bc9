import { tenderTexts } from '../../i18n/fr/tenders'
import type { RowOf } from '../../resources/schema/infer'
import { daysBetween, parisDay } from '../../resources/schema/paris-time'
import { essentialFields } from '../../resources/tenders/essential-data'
import type { publicNotice } from '../../resources/tenders/public-notice'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { deliveredAt } from '../trade/delivered-at'
import { findTender, refuseUnless, type TenderRow } from './tender-row'

const texts = tenderTexts.decp

type Facts = RowOf<
  typeof publicNotice,
  | ('cpv' | 'market_nature' | 'techniques' | 'executions' | 'general_clauses' | 'price_types')
  | ('price_form' | 'is_innovative' | 'place_kind' | 'place_code' | 'social_considerations')
  | ('green_considerations' | 'french_share' | 'european_share' | 'advance_lots' | 'advance_rate')
  | ('subcontracted_lots' | 'joint_lots' | 'several_lots')
> & {
  siret: string | null
  procedure_label: string | null
  essential_name: string | null
  /** Of the members that it is run for. */
  departments: string[]
}
interface Lot extends Record<string, unknown> {
  lot_number: number
  label: string
  offers: number
  amount: string
  holders: { name: string; siret: string | null }[]
}

const factsSql = `
  select n.*, c.siret, p.label as procedure_label, p.essential_name, array(select distinct d.code from tender_adherent j
      join adherent a on a.id = j.adherent_id join address s on s.id = ${deliveredAt('a')} join department d on d.id = s.department_id
      where j.tender_id = t.id and j."deletedAt" is null order by 1) as departments
  from tender t join company c on c.id = t.company_id
    left join public_notice n on n.tender_id = t.id and n."deletedAt" is null
    left join procedure p on p.id = coalesce(n.procedure_id, t.procedure_id)
  where t.id = $1 order by n.id limit 1`

const lotsSql = `
  select l.lot_number, l.label, jsonb_agg(jsonb_build_object('name', s.name, 'siret', s.siret) order by a.rank) as holders,
    (array_agg(a.amount_estimated_ht::text order by a.rank))[1] as amount,
    (select count(*) from tender_response_family f where f.tender_family_id = l.id and f."deletedAt" is null)::int as offers
  from tender_family l join attribution a on a.tender_family_id = l.id and a."deletedAt" is null
    join supplier s on s.id = a.supplier_id
  where l.tender_id = $1 and l."deletedAt" is null group by l.id order by l.lot_number`

const cpvOf = ({ cpv }: Facts) => cpv?.match(/\b[0-9]{8}(-[0-9])?\b/)?.[0]

/** What must be said on the notice, and is said nowhere else. */
const needed = [
  ...(['market_nature', 'general_clauses', 'techniques', 'executions', 'price_types', 'price_form'] as const),
  ...(['social_considerations', 'green_considerations'] as const),
]
const byLot = ['advance_lots', 'subcontracted_lots', 'joint_lots', 'several_lots'] as const

const labelsOf = (names: readonly (keyof typeof essentialFields)[]) =>
  names.map((name) => essentialFields[name].label).join(', ')
const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** What the schema asks and nobody has said: the field and where it is said. */
function lackingOf(facts: Facts, lots: readonly Lot[]) {
  const numbers = lots.map(({ lot_number }) => String(lot_number))
  const lacking = (name: string, message: string) => ({ name, message })
  const unsaid = needed.filter((name) => !isSaid(facts[name]))
  return [
    ...(facts.siret?.match(/^[0-9]{14}$/) ? [] : [lacking('siret', texts.siret)]),
    ...(cpvOf(facts) ? [] : [lacking('cpv', texts.cpv)]),
    ...(facts.essential_name
      ? []
      : [
          facts.procedure_label
            ? lacking('essential_name', texts.procedureName({ label: facts.procedure_label }))
            : lacking('procedure_id', texts.procedure),
        ]),
    ...unsaid.slice(0, 1).map((name) => lacking(name, texts.said({ labels: labelsOf(unsaid) }))),
    ...byLot.flatMap((name) =>
      (facts[name] ?? [])
        .filter((number) => !numbers.includes(number))
        .map((number) => lacking(name, texts.noLot({ label: essentialFields[name].label, number }))),
    ),
    ...(Boolean(facts.place_kind) === Boolean(facts.place_code) ? [] : [lacking('place_code', texts.place)]),
    ...lots.flatMap(({ holders }) =>
      holders.filter(({ siret }) => !siret).map(({ name }) => lacking('siret', texts.holder({ name }))),
    ),
  ]
}

function placeOf({ place_kind, place_code, departments }: Facts) {
  if (place_kind && place_code) return { code: place_code, typeCode: place_kind }
  const [department] = departments
  return department && departments.length === 1
    ? { code: department, typeCode: 'Code département' }
    : { code: 'FR', typeCode: 'Code pays' }
}

const shareOf = (percent: string | null) => (percent === null ? undefined : Number(percent) / 100)

function groupingOf({ joint_lots, several_lots }: Facts, lot: string): string {
  if (joint_lots?.includes(lot)) return 'Conjoint'
  return several_lots?.includes(lot) ? 'Solidaire' : 'Pas de groupement'
}

const daysAMonth = 365.25 / 12

/** The months of a market from its first day to its last one, both within, to the nearest. */
const monthsOf = ({ market_openning_date, market_closing_date }: TenderRow) =>
  Math.max(
    1,
    Math.round((daysBetween(String(market_openning_date), String(market_closing_date)) + 1) / daysAMonth),
  )

function market(tender: TenderRow, facts: Facts, { lot, today }: { lot: Lot; today: string }) {
  const notified = String(tender.notified_on)
  const number = String(lot.lot_number)
  const hasAdvance = facts.advance_lots?.includes(number) ?? false
  const [french, european] = [shareOf(facts.french_share), shareOf(facts.european_share)]
  return {
    id: `${notified.slice(0, 4)}-${tender.id}-${number}`,
    acheteur: { id: facts.siret },
    nature: facts.market_nature,
    objet: `${tender.label} - ${texts.lot({ lot: lot.lot_number, label: lot.label })}`,
    codeCPV: cpvOf(facts),
    techniques: { technique: facts.techniques },
    modalitesExecution: { modaliteExecution: facts.executions },
    marcheInnovant: facts.is_innovative === true,
    ccag: facts.general_clauses,
    offresRecues: lot.offers,
    attributionAvance: hasAdvance,
    ...(hasAdvance && { tauxAvance: shareOf(facts.advance_rate) ?? 0 }),
    typeGroupementOperateurs: groupingOf(facts, number),
    sousTraitanceDeclaree: facts.subcontracted_lots?.includes(number) ?? false,
    procedure: facts.essential_name,
    lieuExecution: placeOf(facts),
    dureeMois: monthsOf(tender),
    dateNotification: notified,
    datePublicationDonnees: today,
    montant: Number(lot.amount),
    typesPrix: { typePrix: facts.price_types },
    formePrix: facts.price_form,
    ...(european !== undefined && { origineUE: european }),
    ...(french !== undefined && { origineFrance: french }),
    titulaires: lot.holders.map(({ siret }) => ({ titulaire: { typeIdentifiant: 'SIRET', id: siret } })),
    considerationsSociales: { considerationSociale: facts.social_considerations },
    considerationsEnvironnementales: { considerationEnvironnementale: facts.green_considerations },
  }
}

/** « Données essentielles » of an awarded public tender, one market a lot, as their public schema has them. */
export async function essentialData(work: Work, id: number) {
  const tender = await findTender(work.tx, id)
  if (!tender.is_public) throw new ApiError('err409', { display: texts.onlyPublic })
  refuseUnless(tender, '350', '400', '450')
  if (!tender.notified_on) throw new ApiError('err409', { display: texts.unnotified })
  const [facts] = await work.tx.query<Facts>(factsSql, [id])
  const lots = await work.tx.query<Lot>(lotsSql, [id])
  if (!facts || !lots.length) throw new ApiError('err409', { display: texts.none })
  const lacking = lackingOf(facts, lots)
  if (lacking.length) throw invalid(lacking)
  const today = parisDay(work.now)
  return { marches: { marche: lots.map((lot) => market(tender, facts, { lot, today })) } }
}
