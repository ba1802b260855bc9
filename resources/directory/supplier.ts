import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { sendingModes } from '../trade/choices'
import { officeNames } from './searched-as'

export const supplier = defineResource('supplier', {
  label: ['Fournisseur', 'Fournisseurs'],
  customFields: true,
  comments: true,
  title: 'name',
  stepped: true,
  searchedAs: {
    ...officeNames,
    label: 'name',
    region: 'Office_address.Region.label',
    tva_intra_number: 'tva_number',
  },
  outOfService: { supplier_status_id: { ne: 1 } },
  inactive: { field: 'supplier_status_id', in: [3] },
  calls: rest('/supplier', '/supplier/all'),
  mergeable: { alike: ['siret', 'name', 'Office_address'] },
  access: {
    view: 'viewSupplier',
    /** Whoever orders chooses among the suppliers that serve it, and filters its orders by them; the whole record is asked for with `view`. */
    read: 'viewCatalog',
    create: 'createSupplier',
    update: 'updateSupplier',
    remove: 'deleteSupplier',
  },
  exports: [{ permission: 'exportSuppliers' }],
  fields: {
    name: f.text({ label: 'Nom', required: true, max: 255 }),
    corporate_name: f.text({ label: 'Raison sociale', max: 255 }),
    supplier_status_id: f.ref('supplierstatus', { label: 'Statut', required: true, default: 2 }),
    siret: f.siret({ label: 'SIRET', required: true, example: '99990001200017' }),
    ape_code: f.ape({ label: 'Code APE', required: true, example: '4639B' }),
    tva_number: f.tva({ label: 'N° de TVA', required: true, example: 'FR74999900012' }),
    email: f.email({ label: 'E-mail', example: 'contact@martin.example' }),
    phone: f.freePhone({ label: 'Téléphone', example: '01 99 00 12 34' }),
    website: f.website({ label: 'Site internet', example: 'www.martin.example' }),
    Office_address: f.embed('address', { label: 'Siège', by: 'supplier_office_address_id' }),
    same_address: f.bool({ label: 'Adresse de facturation identique', default: true }),
    Billing_address: f.embed('address', { label: 'Facturation', by: 'supplier_billing_address_id' }),
    catalog_ids: f.refs('catalog', { label: 'Catalogues' }),
    family_ids: f.refs('family', { label: 'Familles' }),
    company_ids: f.refs('company', { label: 'Services' }),
    suppliernetwork_id: f.ref('suppliernetwork', { label: 'Réseau' }),
    legal_category_id: f.ref('legalcategory', { label: 'Catégorie juridique' }),
    activitytype_id: f.ref('activitytype', { label: "Type d'activité" }),
    companysize_id: f.ref('companysize', { label: "Taille d'entreprise" }),
    declarative_mode: f.select(
      { none: 'Aucun', global: 'Global', by_family: 'Par famille', by_adherent: 'Par adhérent' },
      { label: 'Mode de déclaration', default: 'none' },
    ),
    revenuefrequency_id: f.ref('revenuefrequency', { label: 'Fréquence de déclaration' }),
    default_sending_mode: f.select(sendingModes, { label: "Mode d'envoi par défaut", default: '2' }),
    iban: f.iban({ label: 'IBAN', example: 'FR7699999000010000000000115' }),
    bic: f.bic({ label: 'BIC', example: 'TESTFRPPXXX' }),
    bank: f.text({ label: 'Banque', max: 120 }),
    bank_account_owner: f.text({ label: 'Titulaire du compte', max: 120 }),
    health_stamp: f.text({ label: 'Estampille sanitaire', max: 40 }),
    claim_email_auto: f.bool({ label: 'Envoi automatique des litiges', default: true }),
    contacts: f.children('contact', { label: 'Contacts', by: 'supplier_id' }),
    platforms: f.children('platform', { label: 'Plateformes', by: 'supplier_id' }),
    contracts: f.children('supplier_contract', { label: 'Contrats', by: 'supplier_id' }),
  },
  fieldAccess: {
    iban: { read: 'viewSupplier' },
    bic: { read: 'viewSupplier' },
    bank: { read: 'viewSupplier' },
    bank_account_owner: { read: 'viewSupplier' },
    declarative_mode: { read: 'viewSupplier', write: 'supplierDeclarationSettings' },
    revenuefrequency_id: { read: 'viewSupplier', write: 'supplierDeclarationSettings' },
  },
  rules: {
    Billing_address: { visible: { same_address: false }, required: { same_address: false } },
    revenuefrequency_id: {
      visible: { declarative_mode: { ne: 'none' } },
      required: { declarative_mode: { ne: 'none' } },
    },
  },
  list: {
    columns: ['name', 'siret', 'supplier_status_id', 'Office_address.municipality_id', 'email', 'phone'],
    search: ['name', 'corporate_name', 'siret', 'email', 'Office_address.zip_code'],
    sort: ['name', 'asc'],
    searches: [
      { label: 'Fournisseurs référencés', filters: { supplier_status_id: '1' } },
      { label: 'Prospects', filters: { supplier_status_id: '2' } },
      {
        label: 'Sans fréquence de déclaration',
        filters: { supplier_status_id: '1', revenuefrequency_id: '-' },
      },
    ],
  },
  form: {
    Informations: [
      ['name', 'corporate_name'],
      ['supplier_status_id', 'suppliernetwork_id'],
      ['siret', 'ape_code', 'tva_number'],
      ['legal_category_id', 'activitytype_id', 'companysize_id'],
      ['email', 'phone', 'website'],
      { Siège: ['Office_address'] },
      { Facturation: ['same_address', 'Billing_address'] },
      {
        Banque: [
          ['iban', 'bic'],
          ['bank', 'bank_account_owner'],
        ],
      },
    ],
    Offre: [
      'catalog_ids',
      'family_ids',
      'company_ids',
      ['default_sending_mode', 'health_stamp'],
      'claim_email_auto',
    ],
    Contacts: ['contacts'],
    "Chiffre d'affaires": [['declarative_mode', 'revenuefrequency_id']],
  },
})
