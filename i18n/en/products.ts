import { regionGroups } from './choices'
import { codes, named, said } from './said'

const egalimFamilies = {
  VIANDES_VOLAILLES: 'Fresh and frozen meat and poultry',
  CHARCUTERIE: 'Charcuterie',
  PRODUITS_DE_LA_MER: 'Seafood',
  FRUITS_ET_LEGUMES: 'Fresh and frozen fruit and vegetables',
  PRODUITS_LAITIERS: 'Dairy, butter, eggs and cheese',
  BOULANGERIE: 'Fresh bakery and pastry',
  BOISSONS: 'Drinks',
  AUTRES: 'Other fresh, frozen and grocery products',
}
const otherWords = 'What files write instead, with a comma between the words; plurals are guessed.'

export const places = {
  holiday: said(
    ['Public holiday', 'Public holidays'],
    { date: 'Date', department_ids: 'Departments' },
    {
      help: {
        department_ids:
          'Empty: everywhere. Otherwise in these departments only (Moselle, Bas-Rhin, Haut-Rhin).',
      },
    },
  ),
  country: said(['Country', 'Countries'], { code: 'ISO code' }),
  region: said(['Region', 'Regions'], codes),
  department: said(['Department', 'Departments'], { ...codes, region_id: 'Region' }),
  zone: said(['Zone', 'Zones'], { departmentsId: 'Departments', order: 'Order' }),
  municipality: said(['Municipality', 'Municipalities (INSEE)'], {
    label: 'Municipality',
    zip_code: 'Postcode',
    insee_code: 'INSEE code',
    department_id: 'Department',
  }),
}

export const products = {
  catalog: said(['Catalogue', 'Catalogues'], named),
  family: said(
    ['Family', 'Families'],
    {
      catalog_id: 'Catalogue',
      marketrating_id: 'Market price',
      egalim_family: 'EGAlim family',
      image_file_id: 'Image',
    },
    { options: { egalim_family: egalimFamilies } },
  ),
  subfamily: said(
    ['Subfamily', 'Subfamilies'],
    {
      family_id: 'Family',
      default_rate_id: 'Default VAT rate',
      egalim_family: 'EGAlim family',
      product_count: 'Products and services',
    },
    { help: { egalim_family: "Replaces the family's own." }, options: { egalim_family: egalimFamilies } },
  ),
  marketrating: said(['Market price', 'Market prices'], {
    frequency_days: 'Frequency',
    indexed: 'Indexed',
    source: 'Source',
  }),
  catalogimage: said(['Catalogue image', 'Catalogue images'], {
    catalog_id: 'Catalogue',
    family_id: 'Family',
    file_id: 'Image',
  }),
  anomalytype: said(
    ['Anomaly type', 'Anomaly types'],
    { ...named, severity: 'Severity' },
    { options: { severity: { info: 'Information', warning: 'Warning', error: 'Blocking' } } },
  ),
  unit: said(
    ['Unit', 'Units'],
    { abbreviation: 'Abbreviation', kind: 'Kind', decimals: 'Decimals', synonyms: 'Other spellings' },
    {
      help: { synonyms: otherWords },
      options: { kind: { weight: 'Weight', volume: 'Volume', count: 'Count' } },
    },
  ),
  brand: said(['Brand', 'Brands'], { manufacturer_id: 'Manufacturer' }),
  origin: said(['Origin', 'Origins'], {
    country_code: 'Country code',
    is_france: 'France',
    is_eea: 'European Economic Area',
  }),
  storagemode: said(
    ['Storage mode', 'Storage modes'],
    { temperature_kind: 'Temperature', max_temperature: 'Maximum temperature' },
    { options: { temperature_kind: { ambient: 'Ambient', fresh: 'Chilled', frozen: 'Frozen' } } },
  ),
  label: said(
    ['Label', 'Labels'],
    {
      ...codes,
      egalim_group: 'EGAlim group',
      egalim_rank: 'EGAlim rank',
      valid_from: 'Valid from',
      valid_to: 'Valid until',
      logo_file_id: 'Logo',
    },
    {
      help: { egalim_rank: 'A product with several labels counts under the one with the lowest rank.' },
      options: {
        egalim_group: {
          bio: 'Organic',
          egalim: 'Quality and sustainable (not organic)',
          none: 'Outside EGAlim',
        },
      },
    },
  ),
  caliber: said(['Size grade', 'Size grades'], { family_id: 'Family' }),
  tag: said(['Tag', 'Tags'], { color: 'Colour' }),
  rate: said(
    ['VAT rate', 'VAT rates'],
    { value: 'Rate', synonyms: 'Other spellings' },
    { help: { synonyms: otherWords } },
  ),
  searchsynonym: said(
    ['Search synonym', 'Search synonyms'],
    { label: 'Word', meaning: 'Understood as' },
    {
      help: {
        meaning:
          'What labels say instead; several ways of saying it are written one after the other, separated by commas.',
      },
    },
  ),
  egalimtarget: said(
    ['EGAlim target', 'EGAlim targets'],
    {
      region_group: 'Territory',
      year_from: 'From year',
      year_to: 'To year',
      bio: 'Organic',
      egalim: 'Sustainable and quality',
      meat_fish: 'Meat and fish',
      state_owned: 'Meat and fish (state-run restaurants)',
    },
    {
      options: {
        region_group: regionGroups,
      },
    },
  ),
}
