import { f } from '../schema/f'
import { notUnder } from '../schema/row-checks'

/**
 * What the public schema of « données essentielles » (DECP, version 2.0.3) asks of a buyer beyond what the tender says itself; the
 * words are those of the schema, kept as they stand in it.
 */
const marketNatures = {
  Marché: 'Marché',
  'Marché de partenariat': 'Marché de partenariat',
  'Marché de défense ou de sécurité': 'Marché de défense ou de sécurité',
} as const

const techniques = {
  'Accord-cadre': 'Accord-cadre',
  Concours: 'Concours',
  'Système de qualification': 'Système de qualification',
  "Système d'acquisition dynamique": "Système d'acquisition dynamique",
  'Catalogue électronique': 'Catalogue électronique',
  'Enchère électronique': 'Enchère électronique',
  'Sans objet': 'Sans objet',
} as const

const executions = {
  Tranches: 'Tranches',
  'Bons de commande': 'Bons de commande',
  'Marchés subséquents': 'Marchés subséquents',
  'Sans objet': 'Sans objet',
} as const

const generalClauses = {
  Travaux: 'Travaux',
  "Maitrise d'œuvre": "Maitrise d'œuvre",
  'Fournitures courantes et services': 'Fournitures courantes et services',
  'Marchés industriels': 'Marchés industriels',
  'Prestations intellectuelles': 'Prestations intellectuelles',
  "Techniques de l'information et de la communication": "Techniques de l'information et de la communication",
  'Pas de CCAG': 'Pas de CCAG',
} as const

const priceTypes = {
  'Définitif ferme': 'Définitif ferme',
  'Définitif actualisable': 'Définitif actualisable',
  'Définitif révisable': 'Définitif révisable',
  Provisoire: 'Provisoire',
} as const

const priceForms = { Unitaire: 'Unitaire', Forfaitaire: 'Forfaitaire', Mixte: 'Mixte' } as const

const noneSocial = 'Pas de considération sociale'
const noneGreen = 'Pas de considération environnementale'
const socialConsiderations = {
  'Clause sociale': 'Clause sociale',
  'Critère social': 'Critère social',
  'Marché réservé': 'Marché réservé',
  [noneSocial]: noneSocial,
} as const
const greenConsiderations = {
  'Clause environnementale': 'Clause environnementale',
  'Critère environnemental': 'Critère environnemental',
  [noneGreen]: noneGreen,
} as const

const placeKinds = {
  'Code postal': 'Code postal',
  'Code commune': 'Code commune',
  'Code arrondissement': 'Code arrondissement',
  'Code canton': 'Code canton',
  'Code département': 'Code département',
  'Code région': 'Code région',
  'Code pays': 'Code pays',
} as const

const byLot = 'Les numéros des lots, un par un ; aucun : cela ne vaut pour aucun lot.'
const share = { min: 0, max: 100, unit: '%' } as const

/** What staff say of a public market for its « données essentielles »; nothing of it is guessed when the file is made. */
export const essentialFields = {
  market_nature: f.select(marketNatures, { label: 'Nature du marché', default: 'Marché' }),
  techniques: f.list({ label: "Techniques d'achat", options: techniques }),
  executions: f.list({ label: "Modalités d'exécution", options: executions }),
  general_clauses: f.select(generalClauses, { label: 'CCAG de référence' }),
  price_types: f.list({ label: 'Types de prix', options: priceTypes }),
  price_form: f.select(priceForms, { label: 'Forme du prix' }),
  is_innovative: f.bool({ label: 'Marché innovant', default: false }),
  place_kind: f.select(placeKinds, {
    label: "Lieu d'exécution, type de code",
    help: "Sans code, le département des bénéficiaires s'ils sont tous du même, la France sinon.",
  }),
  place_code: f.text({ label: "Lieu d'exécution, code", max: 10, example: '69' }),
  social_considerations: f.list({ label: 'Considérations sociales', options: socialConsiderations }),
  green_considerations: f.list({ label: 'Considérations environnementales', options: greenConsiderations }),
  french_share: f.rate({ label: 'Part des produits français', ...share }),
  european_share: f.rate({ label: "Part des produits de l'Union européenne", ...share }),
  advance_lots: f.list({ label: 'Lots avec une avance', help: byLot }),
  advance_rate: f.rate({
    label: "Taux de l'avance",
    ...share,
    help: 'Vide : une avance dont le taux est inconnu.',
  }),
  subcontracted_lots: f.list({ label: 'Lots avec une sous-traitance déclarée', help: byLot }),
  joint_lots: f.list({ label: "Lots d'un groupement conjoint", help: byLot }),
  several_lots: f.list({ label: "Lots d'un groupement solidaire", help: byLot }),
} as const

/** « Pas de considération » stands alone. */
const alone =
  (name: keyof typeof essentialFields, none: string) => (row: Readonly<Record<string, unknown>>) => {
    const said = row[name]
    return Array.isArray(said) && said.length > 1 && said.includes(none)
      ? { name, message: `« ${none} » se choisit seul.` }
      : undefined
  }

export const essentialChecks = [
  notUnder('french_share', 'european_share'),
  alone('social_considerations', noneSocial),
  alone('green_considerations', noneGreen),
]

/** The tab of a notice where they are said. */
export const essentialForm = [
  {
    Marché: [
      ['market_nature', 'general_clauses'],
      ['techniques', 'executions'],
      ['price_types', 'price_form'],
      'is_innovative',
    ],
  },
  { "Lieu d'exécution": [['place_kind', 'place_code']] },
  {
    Considérations: [
      ['social_considerations', 'green_considerations'],
      ['french_share', 'european_share'],
    ],
  },
  { Titulaires: [['advance_lots', 'advance_rate'], 'subcontracted_lots', ['joint_lots', 'several_lots']] },
] as const
