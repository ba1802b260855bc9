import { generic, withAlso } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { notUnder } from '../schema/row-checks'
import { setting } from '../schema/setting'
import { egalimFamilies, egalimRegions } from '../trade/choices'

const group = 'Catalogues'

/** Ids 1 and 2 are fixed (`spec` part 2 §3). */
export const catalog = setting('catalog', ['Catalogue', 'Catalogues'], {
  fields: { machine_name: machineName },
  options: { group, fixed: true },
})

export const family = setting('family', ['Famille', 'Familles'], {
  fields: {
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
    marketrating_id: f.ref('marketrating', { label: 'Cotation de marché' }),
    egalim_family: f.select(egalimFamilies, { label: 'Famille EGAlim' }),
    image_file_id: f.image({ label: 'Image', folder: '/family', as: 'Image' }),
  },
  options: {
    group,
    outOfService: { active: false },
    calls: {
      ...generic('family'),
      one: 'GET /setting/family/{id}',
      also: ['GET /setting/family', 'PUT /setting/family/{id}'],
    },
    list: { columns: ['label', 'catalog_id', 'marketrating_id', 'egalim_family', 'position', 'active'] },
  },
})

export const subfamily = setting('subfamily', ['Sous-famille', 'Sous-familles'], {
  fields: {
    family_id: f.ref('family', { label: 'Famille', required: true }),
    default_rate_id: f.ref('rate', { label: 'Taux de TVA par défaut', as: 'DefaultRate' }),
    egalim_family: f.select(egalimFamilies, {
      label: 'Famille EGAlim',
      help: 'Remplace celle de la famille.',
    }),
    product_count: f.virtual(f.int({ label: 'Produits et services' })),
  },
  options: {
    group,
    outOfService: { active: false },
    list: {
      columns: [
        'label',
        'family_id',
        'default_rate_id',
        'egalim_family',
        'product_count',
        'position',
        'active',
      ],
    },
  },
})

export const marketrating = setting('marketrating', ['Cotation de marché', 'Cotations de marché'], {
  fields: {
    frequency_days: f.int({ label: 'Fréquence', min: 1, max: 3660, unit: 'jours' }),
    indexed: f.bool({ label: 'Indexée', default: false }),
    source: f.text({ label: 'Source', max: 120, example: 'RNM' }),
  },
  options: { group, model: 'Market_rating' },
})

export const catalogimage = setting('catalogimage', ['Image de catalogue', 'Images de catalogue'], {
  fields: {
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
    family_id: f.ref('family', { label: 'Famille' }),
    file_id: f.image({ label: 'Image', folder: '/catalog' }),
  },
  options: { group, model: 'Catalog_image' },
})

export const anomalytype = setting('anomalytype', ["Type d'anomalie", "Types d'anomalies"], {
  fields: {
    machine_name: machineName,
    severity: f.select(
      {
        info: { label: 'Information', tone: 'blue' },
        warning: { label: 'Avertissement', tone: 'orange' },
        error: { label: 'Bloquante', tone: 'red' },
      },
      {
        label: 'Gravité',
        default: 'warning',
        required: true,
      },
    ),
  },
  options: {
    group,
    model: 'Anomaly_type',
    fixed: true,
    calls: withAlso(generic('anomalytype'), 'GET /catalog/anomaliesTypes'),
  },
})

/** Shares of the purchases that the law asks for, in percent of their value. */
export const egalimtarget = setting('egalimtarget', ['Seuil EGAlim', 'Seuils EGAlim'], {
  fields: {
    region_group: f.select(egalimRegions, { label: 'Territoire', required: true }),
    year_from: f.int({ label: "De l'année", required: true, min: 2000, max: 2100 }),
    year_to: f.int({ label: "À l'année", min: 2000, max: 2100 }),
    bio: f.rate({ label: 'Bio', required: true, min: 0, max: 100 }),
    egalim: f.rate({ label: 'Durable et de qualité', required: true, min: 0, max: 100 }),
    meat_fish: f.rate({ label: 'Viandes et poissons', min: 0, max: 100 }),
    state_owned: f.rate({ label: "Viandes et poissons (restaurants de l'État)", min: 0, max: 100 }),
  },
  options: {
    group: 'Produits',
    model: 'Egalim_target',
    checks: [notUnder('year_from', 'year_to')],
    list: {
      columns: ['label', 'region_group', 'year_from', 'year_to', 'bio', 'egalim', 'meat_fish'],
      edits: ['year_to', 'bio', 'egalim', 'meat_fish', 'state_owned'],
    },
  },
})
