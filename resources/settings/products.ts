import { f } from '../schema/f'
import { notBefore } from '../schema/row-checks'
import { setting } from '../schema/setting'

const group = 'Produits'

/** Other words by which sheets and pasted texts name a row. */
const synonyms = f.text({
  label: 'Autres écritures',
  max: 300,
  example: 'kilo, kgs',
  help: 'Ce que les fichiers écrivent à la place, avec une virgule entre les mots ; les pluriels se devinent.',
})

export const unit = setting('unit', ['Unité', 'Unités'], {
  fields: {
    abbreviation: f.text({ label: 'Abréviation', max: 10, example: 'kg' }),
    kind: f.select({ weight: 'Poids', volume: 'Volume', count: 'Nombre' }, { label: 'Nature' }),
    decimals: f.int({ label: 'Décimales', min: 0, max: 3, default: 0 }),
    synonyms,
  },
  options: {
    group,
    named: { words: ['abbreviation', 'synonyms'] },
    list: {
      columns: ['label', 'abbreviation', 'kind', 'decimals', 'position', 'active'],
      search: ['label', 'abbreviation'],
      edits: ['label', 'abbreviation', 'decimals', 'position', 'active'],
    },
  },
})

export const brand = setting('brand', ['Marque', 'Marques'], {
  fields: { manufacturer_id: f.ref('manufacturer', { label: 'Industriel' }) },
  options: { group, mergeable: { alike: ['label'] }, list: { sort: ['label', 'asc'] } },
})

export const origin = setting('origin', ['Origine', 'Origines'], {
  fields: {
    country_code: f.text({ label: 'Code pays', max: 2, min: 2, example: 'FR' }),
    is_france: f.bool({ label: 'France', default: false }),
    is_eea: f.bool({ label: 'Espace économique européen', default: false }),
  },
  options: { group, mergeable: { alike: ['label'] }, list: { search: ['label', 'country_code'] } },
})

export const storagemode = setting('storagemode', ['Mode de conservation', 'Modes de conservation'], {
  fields: {
    temperature_kind: f.select(
      { ambient: 'Ambiant', fresh: 'Frais', frozen: 'Surgelé' },
      { label: 'Température' },
    ),
    max_temperature: f.decimal({
      label: 'Température maximale',
      digits: [4, 1],
      unit: '°C',
      min: -60,
      max: 100,
    }),
  },
  options: { group, model: 'Storage_mode' },
})

export const label = setting('label', ['Label', 'Labels'], {
  fields: {
    code: f.text({ label: 'Code', max: 40, unique: true, example: 'LABEL_ROUGE' }),
    egalim_group: f.select(
      { bio: 'Bio', egalim: 'Qualité et durable (hors bio)', none: 'Hors EGAlim' },
      { label: 'Groupe EGAlim', default: 'none' },
    ),
    egalim_rank: f.int({
      label: 'Rang EGAlim',
      min: 1,
      max: 100,
      help: 'Un produit qui porte plusieurs labels compte dans celui du plus petit rang.',
    }),
    valid_from: f.date({ label: 'Valable du' }),
    valid_to: f.date({ label: 'Valable au' }),
    logo_file_id: f.image({ label: 'Logo', folder: '/label', square: true, as: 'Logo' }),
  },
  options: {
    group,
    list: {
      columns: ['label', 'code', 'egalim_group', 'egalim_rank', 'valid_to', 'active'],
      search: ['label', 'code'],
      edits: ['code', 'egalim_rank', 'valid_to', 'position', 'active'],
    },
    form: {
      Informations: [
        'label',
        'code',
        'logo_file_id',
        { EGAlim: [['egalim_group', 'egalim_rank']] },
        {
          Validité: [
            ['valid_from', 'valid_to'],
            ['position', 'active'],
          ],
        },
      ],
    },
    checks: [notBefore('valid_from', 'valid_to')],
  },
})

export const caliber = setting('caliber', ['Calibre', 'Calibres'], {
  fields: { family_id: f.ref('family', { label: 'Famille' }) },
  options: { group, mergeable: { alike: [['label', 'family_id']] } },
})

export const tag = setting('tag', ['Tag', 'Tags'], {
  fields: { color: f.color({ label: 'Couleur', default: '#1976d2', example: '#2e7d32' }) },
  options: { group, mergeable: { alike: ['label'] } },
})

export const rate = setting('rate', ['Taux de TVA', 'Taux de TVA'], {
  fields: {
    value: f.rate({ label: 'Taux', required: true, unique: true, min: 0, max: 100, example: '5.50' }),
    synonyms: { ...synonyms, example: 'taux réduit' },
  },
  options: {
    group,
    named: { words: ['synonyms'], percent: 'value' },
    sortedBy: { label: 'value' },
    list: { columns: ['label', 'value', 'position', 'active'], sort: ['value', 'asc'] },
  },
})

/** Words that people look for, and what articles are called instead (« pdt » is a « pomme de terre »). */
export const searchsynonym = setting('searchsynonym', ['Synonyme de recherche', 'Synonymes de recherche'], {
  fields: {
    meaning: f.text({
      label: 'Se comprend comme',
      required: true,
      max: 200,
      searchable: true,
      example: 'pomme de terre',
      help: "Ce que disent les libellés à la place ; plusieurs façons de le dire s'écrivent à la suite, avec une virgule entre elles.",
    }),
  },
  options: {
    group: 'Catalogues',
    model: 'Search_synonym',
    list: {
      columns: ['label', 'meaning', 'active'],
      search: ['label', 'meaning'],
      sort: ['label', 'asc'],
      edits: ['label', 'meaning', 'active'],
    },
  },
})
