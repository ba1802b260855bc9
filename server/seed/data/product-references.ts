import type { SeedRow } from '../dataset'

type Table = Readonly<Record<string, readonly SeedRow[]>>

const unit = (label: string, abbreviation: string, kind: string, decimals: number): SeedRow => ({
  label,
  abbreviation,
  kind,
  decimals,
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
    { label: '2,1 %', value: '2.10' },
    { label: '5,5 %', value: '5.50' },
    { label: '10 %', value: '10.00' },
    { label: '20 %', value: '20.00' },
  ],
  unit: [
    unit('Kilogramme', 'kg', 'weight', 3),
    unit('Gramme', 'g', 'weight', 0),
    unit('Tonne', 't', 'weight', 3),
    unit('Litre', 'L', 'volume', 3),
    unit('Centilitre', 'cL', 'volume', 0),
    unit('Millilitre', 'mL', 'volume', 0),
    unit('Hectolitre', 'hL', 'volume', 2),
    unit('Pièce', 'pce', 'count', 0),
    unit('Portion', 'port', 'count', 0),
    unit('Carton', 'ct', 'count', 0),
    unit('Colis', 'col', 'count', 0),
    unit('Sac', 'sac', 'count', 0),
    unit('Sachet', 'sach', 'count', 0),
    unit('Barquette', 'barq', 'count', 0),
    unit('Boîte', 'bte', 'count', 0),
    unit('Boîte 5/1', '5/1', 'count', 0),
    unit('Bouteille', 'btl', 'count', 0),
    unit('Bidon', 'bid', 'count', 0),
    unit('Brique', 'briq', 'count', 0),
    unit('Pack', 'pack', 'count', 0),
    unit('Pot', 'pot', 'count', 0),
    unit('Plateau', 'plt', 'count', 0),
    unit('Poche', 'poche', 'count', 0),
    unit('Rouleau', 'rlx', 'count', 0),
    unit('Seau', 'seau', 'count', 0),
    unit('Fût', 'fût', 'count', 0),
    unit('Cagette', 'cag', 'count', 0),
    unit('Paquet', 'pqt', 'count', 0),
    unit('Lot', 'lot', 'count', 0),
    unit('Heure', 'h', 'count', 2),
    unit('Forfait', 'forf', 'count', 0),
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
