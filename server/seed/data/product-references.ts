import type { SeedRow } from '../dataset'

type Table = Readonly<Record<string, readonly SeedRow[]>>

const unit = (
  label: string,
  abbreviation: string,
  { kind, decimals, synonyms }: { kind: string; decimals: number; synonyms?: string },
): SeedRow => ({
  label,
  abbreviation,
  kind,
  decimals,
  ...(synonyms ? { synonyms } : {}),
})

const origin = (label: string, country_code: string, is_eea = false): SeedRow => ({
  label,
  country_code,
  is_france: country_code === 'FR',
  is_eea,
})

const tagColor = (label: string, color: string): SeedRow => ({ label, color })

/** Reference lists of products, in an order in which they may be inserted. */
export const productReferences: Table = {
  catalog: [
    { id: 1, label: 'Alimentaire', machine_name: 'food' },
    { id: 2, label: 'Non alimentaire', machine_name: 'non-food' },
  ],
  rate: [
    { label: '0 %', value: '0.00' },
    { label: '2,1 %', value: '2.10', synonyms: 'taux particulier, taux super réduit' },
    { label: '5,5 %', value: '5.50', synonyms: 'taux réduit, réduit' },
    { label: '10 %', value: '10.00', synonyms: 'taux intermédiaire, intermédiaire' },
    { label: '20 %', value: '20.00', synonyms: 'taux normal, normal' },
  ],
  unit: [
    unit('Kilogramme', 'kg', { kind: 'weight', decimals: 3, synonyms: 'kilo, kilog, kgr' }),
    unit('Gramme', 'g', { kind: 'weight', decimals: 0 }),
    unit('Tonne', 't', { kind: 'weight', decimals: 3 }),
    unit('Litre', 'L', { kind: 'volume', decimals: 3, synonyms: 'lt, ltr' }),
    unit('Centilitre', 'cL', { kind: 'volume', decimals: 0 }),
    unit('Millilitre', 'mL', { kind: 'volume', decimals: 0 }),
    unit('Hectolitre', 'hL', { kind: 'volume', decimals: 2 }),
    unit('Pièce', 'pce', { kind: 'count', decimals: 0, synonyms: 'pc, unité, u' }),
    unit('Portion', 'port', { kind: 'count', decimals: 0 }),
    unit('Carton', 'ct', { kind: 'count', decimals: 0, synonyms: 'crt, ctn' }),
    unit('Colis', 'col', { kind: 'count', decimals: 0 }),
    unit('Sac', 'sac', { kind: 'count', decimals: 0 }),
    unit('Sachet', 'sach', { kind: 'count', decimals: 0 }),
    unit('Barquette', 'barq', { kind: 'count', decimals: 0 }),
    unit('Boîte', 'bte', { kind: 'count', decimals: 0 }),
    unit('Boîte 5/1', '5/1', { kind: 'count', decimals: 0 }),
    unit('Bouteille', 'btl', { kind: 'count', decimals: 0 }),
    unit('Bidon', 'bid', { kind: 'count', decimals: 0 }),
    unit('Brique', 'briq', { kind: 'count', decimals: 0 }),
    unit('Pack', 'pack', { kind: 'count', decimals: 0 }),
    unit('Pot', 'pot', { kind: 'count', decimals: 0 }),
    unit('Plateau', 'plt', { kind: 'count', decimals: 0 }),
    unit('Poche', 'poche', { kind: 'count', decimals: 0 }),
    unit('Rouleau', 'rlx', { kind: 'count', decimals: 0 }),
    unit('Seau', 'seau', { kind: 'count', decimals: 0 }),
    unit('Fût', 'fût', { kind: 'count', decimals: 0 }),
    unit('Cagette', 'cag', { kind: 'count', decimals: 0 }),
    unit('Paquet', 'pqt', { kind: 'count', decimals: 0 }),
    unit('Lot', 'lot', { kind: 'count', decimals: 0 }),
    unit('Heure', 'h', { kind: 'count', decimals: 2 }),
    unit('Forfait', 'forf', { kind: 'count', decimals: 0 }),
  ],
  storagemode: [
    { label: 'Ambiant', temperature_kind: 'ambient' },
    { label: 'Frais (0 à +4 °C)', temperature_kind: 'fresh', max_temperature: '4.0' },
    { label: 'Frais (0 à +2 °C)', temperature_kind: 'fresh', max_temperature: '2.0' },
    { label: 'Frais (+8 °C)', temperature_kind: 'fresh', max_temperature: '8.0' },
    { label: 'Surgelé (-18 °C)', temperature_kind: 'frozen', max_temperature: '-18.0' },
  ],
  origin: [
    origin('France', 'FR', true),
    origin('Allemagne', 'DE', true),
    origin('Belgique', 'BE', true),
    origin('Danemark', 'DK', true),
    origin('Espagne', 'ES', true),
    origin('Grèce', 'GR', true),
    origin('Irlande', 'IE', true),
    origin('Italie', 'IT', true),
    origin('Pays-Bas', 'NL', true),
    origin('Pologne', 'PL', true),
    origin('Portugal', 'PT', true),
    origin('Norvège', 'NO', true),
    origin('Royaume-Uni', 'GB'),
    origin('Maroc', 'MA'),
    origin("Côte d'Ivoire", 'CI'),
    origin('Afrique du Sud', 'ZA'),
    origin('Brésil', 'BR'),
    origin('Costa Rica', 'CR'),
    origin('Nouvelle-Zélande', 'NZ'),
    origin('Vietnam', 'VN'),
    { label: 'Union européenne', is_france: false, is_eea: true },
    { label: 'Hors Union européenne', is_france: false, is_eea: false },
  ],
  tag: [
    tagColor('Nouveauté', '#1976d2'),
    tagColor('Promotion', '#d32f2f'),
    tagColor('Menu de fêtes', '#7b1fa2'),
    tagColor('Produit local', '#2e7d32'),
    tagColor('Texture modifiée', '#ed6c02'),
    tagColor('Saison', '#00838f'),
  ],
}
