import { differenceInMonths } from 'date-fns/differenceInMonths'
import { tenderTexts } from '../../i18n/fr/tenders'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { deliveredAt } from '../trade/delivered-at'
import { findTender, refuseUnless, type TenderRow } from './tender-row'

/** The procedures that the public schema knows; one that it does not is an open call for offers. */
const procedures = [
  'Procédure adaptée',
  "Appel d'offres ouvert",
  "Appel d'offres restreint",
  'Procédure avec négociation',
  'Marché passé sans publicité ni mise en concurrence préalable',
  'Dialogue compétitif',
] as const
const usualProcedure = procedures[1]

interface Facts extends Record<string, unknown> {
  siret: string | null
  cpv: string | null
  procedure: string | null
  department: string | null
}
interface Lot extends Record<string, unknown> {
  lot_number: number
  label: string
  offers: number
  amount: string
  sirets: string[]
}

const factsSql = `
  select c.siret, p.label as procedure, n.cpv, (select d.code from tender_adherent j join adherent a on a.id = j.adherent_id
      join address s on s.id = ${deliveredAt('a')} join department d on d.id = s.department_id
      where j.tender_id = t.id and j."deletedAt" is null order by j.id limit 1) as department
  from tender t join company c on c.id = t.company_id left join procedure p on p.id = t.procedure_id
    left join public_notice n on n.tender_id = t.id and n."deletedAt" is null where t.id = $1 order by n.id limit 1`

const lotsSql = `
  select l.lot_number, l.label, array_agg(s.siret order by a.rank) as sirets,
    (array_agg(a.amount_estimated_ht::text order by a.rank))[1] as amount,
    (select count(*) from tender_response_family f where f.tender_family_id = l.id and f."deletedAt" is null)::int as offers
  from tender_family l join attribution a on a.tender_family_id = l.id and a."deletedAt" is null
    join supplier s on s.id = a.supplier_id
  where l.tender_id = $1 and l."deletedAt" is null group by l.id order by l.lot_number`

/** What the schema asks of the buyer, or which of it lacks. */
function buyerOf({ siret, cpv }: Facts): { siret: string; cpv: string } {
  const code = cpv?.match(/\b[0-9]{8}(-[0-9])?\b/)?.[0]
  const known = siret?.match(/^[0-9]{14}$/)?.[0]
  const lacking = [
    ...(known ? [] : [{ name: 'siret', message: tenderTexts.decp.siret }]),
    ...(code ? [] : [{ name: 'cpv', message: tenderTexts.decp.cpv }]),
  ]
  if (!known || !code) throw invalid(lacking)
  return { siret: known, cpv: code }
}

const isGreen = ({ criteres }: TenderRow) =>
  (criteres ?? []).some(({ machine_name, weight }) => machine_name === 'egalim' && Number(weight) > 0)

function market(tender: TenderRow, facts: Facts, { lot, today }: { lot: Lot; today: string }) {
  const buyer = buyerOf(facts)
  const procedure = procedures.find((one) => one === facts.procedure) ?? usualProcedure
  const notified = parisDay(new Date(String(tender.awarded_at)))
  const months = differenceInMonths(String(tender.market_closing_date), String(tender.market_openning_date))
  return {
    id: `${notified.slice(0, 4)}-${tender.id}-${lot.lot_number}`,
    acheteur: { id: buyer.siret },
    nature: 'Marché',
    objet: `${tender.label} - ${tenderTexts.decp.lot({ lot: lot.lot_number, label: lot.label })}`,
    codeCPV: buyer.cpv,
    techniques: { technique: ['Accord-cadre'] },
    modalitesExecution: { modaliteExecution: ['Bons de commande'] },
    marcheInnovant: false,
    ccag: 'Fournitures courantes et services',
    offresRecues: lot.offers,
    attributionAvance: false,
    typeGroupementOperateurs: 'Pas de groupement',
    sousTraitanceDeclaree: false,
    procedure,
    lieuExecution: facts.department
      ? { code: facts.department, typeCode: 'Code département' }
      : { code: 'FR', typeCode: 'Code pays' },
    dureeMois: Math.max(1, months),
    dateNotification: notified,
    datePublicationDonnees: today,
    montant: Number(lot.amount),
    typesPrix: { typePrix: ['Définitif révisable'] },
    formePrix: 'Unitaire',
    titulaires: lot.sirets.map((id) => ({ titulaire: { typeIdentifiant: 'SIRET', id } })),
    considerationsSociales: { considerationSociale: ['Pas de considération sociale'] },
    considerationsEnvironnementales: {
      considerationEnvironnementale: [
        isGreen(tender) ? 'Critère environnemental' : 'Pas de considération environnementale',
      ],
    },
  }
}

/** « Données essentielles » of an awarded public tender, one market a lot, as their public schema has them. */
export async function essentialData(work: Work, id: number) {
  const tender = await findTender(work.tx, id)
  if (!tender.is_public) throw new ApiError('err409', { display: tenderTexts.decp.onlyPublic })
  refuseUnless(tender, '350', '400', '450')
  const [facts] = await work.tx.query<Facts>(factsSql, [id])
  const lots = await work.tx.query<Lot>(lotsSql, [id])
  if (!facts || !lots.length) throw new ApiError('err409', { display: tenderTexts.decp.none })
  const today = parisDay(work.now)
  return { marches: { marche: lots.map((lot) => market(tender, facts, { lot, today })) } }
}
