import { cityOfZip } from '../directory/city-of-zip'
import { f } from '../schema/f'
import { oneOf } from '../schema/row-checks'
import { memberSetting } from './member-setting'

const group = 'Commandes'

export const familyselection = memberSetting(
  'familyselection',
  ['Sélection de familles', 'Sélection de familles'],
  {
    fields: { family_ids: f.refs('family', { label: 'Familles affichées' }) },
    options: { group, model: 'Family_selection' },
  },
)

export const productnotincatalog = memberSetting(
  'productnotincatalog',
  ['Produit hors catalogue', 'Produits hors catalogue'],
  {
    fields: {
      supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
      supplier_not_in_catalog_id: f.ref('suppliernotincatalog', { label: 'Fournisseur hors catalogue' }),
      catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
      family_id: f.ref('family', { label: 'Famille' }),
      unit_id: f.ref('unit', { label: 'Unité', required: true }),
      price_ht: f.unitPrice({ label: 'Prix HT', required: true, min: 0 }),
      rate_id: f.ref('rate', { label: 'Taux de TVA', required: true }),
      ref_supplier: f.text({ label: 'Référence fournisseur', max: 40 }),
      label_ids: f.refs('label', { label: 'Labels' }),
    },
    options: {
      group,
      outOfService: { active: false },
      model: 'Product_not_in_catalog',
      list: {
        columns: [
          'label',
          'supplier_id',
          'supplier_not_in_catalog_id',
          'catalog_id',
          'price_ht',
          'unit_id',
          'active',
        ],
        search: ['label', 'ref_supplier'],
      },
      checks: [oneOf('supplier_id', 'supplier_not_in_catalog_id')],
    },
  },
)

export const suppliernotincatalog = memberSetting(
  'suppliernotincatalog',
  ['Fournisseur hors catalogue', 'Fournisseurs hors catalogue'],
  {
    fields: {
      email: f.email({ label: 'E-mail', example: 'ferme@exemple.example' }),
      phone: f.freePhone({ label: 'Téléphone', example: '01 99 00 12 34' }),
      address: f.text({ label: 'Adresse', max: 255 }),
      zip_code: f.zip({ label: 'Code postal', example: '01012' }),
      municipality_id: f.ref('municipality', { label: 'Commune' }),
    },
    options: {
      group,
      outOfService: { active: false },
      model: 'Supplier_not_in_catalog',
      list: { search: ['label', 'email'] },
      agreements: [cityOfZip],
    },
  },
)

export const orderlevel = memberSetting('orderlevel', ['Niveau de commande', 'Niveaux de commande'], {
  fields: {
    level: f.select({ '1': 'Niveau 1', '2': 'Niveau 2' }, { label: 'Niveau', required: true }),
    catalog_id: f.ref('catalog', { label: 'Catalogue' }),
    amount_ht: f.money({ label: 'À partir de (HT)', required: true, min: 0, default: '0.00' }),
    mandatory: f.bool({ label: 'Obligatoire', default: true }),
    default_validator_id: f.ref('user', { label: 'Valideur par défaut', as: 'DefaultValidator' }),
  },
  options: {
    group,
    model: 'Order_level',
    list: {
      columns: [
        'label',
        'adherent_id',
        'groupAdherent_id',
        'level',
        'catalog_id',
        'amount_ht',
        'mandatory',
        'active',
      ],
      sort: ['level', 'asc'],
    },
  },
})
