import { nameIn } from '../schema/association'
import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'

const writes = { create: 'updateSupplier', update: 'updateSupplier', remove: 'updateSupplier' }

export const supplierContract = defineResource('supplier_contract', {
  label: ['Contrat fournisseur', 'Contrats fournisseur'],
  customFields: true,
  comments: true,
  model: 'Supplier_contract',
  title: 'reference',
  heading: (row) => [nameIn(row, 'Supplier'), row.reference].filter(Boolean).join(' – '),
  calls: rest('/supplier-contract'),
  access: { view: 'viewSupplier', ...writes },
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    reference: f.text({ label: 'Référence', max: 60 }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
    contract_type: f.select(
      { cdi: 'Durée indéterminée', cdd: 'Durée déterminée', tacit: 'Tacite reconduction' },
      { label: 'Type de contrat', required: true },
    ),
    start_date: f.date({ label: 'Début', required: true }),
    end_date: f.date({ label: 'Fin' }),
    notice_months: f.int({ label: 'Préavis', min: 0, max: 60, unit: 'mois' }),
    signed_date: f.date({ label: 'Signé le' }),
    denounced_date: f.date({ label: 'Dénoncé le' }),
    file_id: f.file({ label: 'Document', folder: '/contract', accept: ['pdf', 'doc', 'docx'] }),
    rfa_rate_ids: f.refs('rfarate', { label: 'Taux de RFA' }),
    note: f.longText({ label: 'Note', max: 2000 }),
  },
  rules: {
    end_date: { required: { contract_type: { in: ['cdd', 'tacit'] } } },
    notice_months: { visible: { contract_type: { ne: 'cdd' } } },
  },
  checks: [notBefore('start_date', 'end_date')],
  list: {
    columns: [
      'reference',
      'supplier_id',
      'company_id',
      'catalog_id',
      'contract_type',
      'start_date',
      'end_date',
    ],
    search: ['reference'],
    sort: ['start_date', 'desc'],
  },
  form: {
    Informations: [
      ['supplier_id', 'reference'],
      ['company_id', 'catalog_id'],
      ['contract_type', 'notice_months'],
      ['start_date', 'end_date'],
      ['signed_date', 'denounced_date'],
      'file_id',
      'rfa_rate_ids',
      'note',
    ],
  },
})

/** The towns where a supplier delivers a family, as declared and as in force. */
export const supplierCoverage = defineResource('supplier_coverage', {
  label: ['Couverture', 'Couvertures'],
  model: 'Supplier_coverage',
  title: 'supplier_id',
  access: { view: 'viewSupplier', ...writes },
  large: true,
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    family_id: f.ref('family', { label: 'Famille', required: true }),
    municipality_id: f.ref('municipality', { label: 'Commune' }),
    all_cities: f.bool({ label: 'Toutes les communes', default: false }),
    tender_id: f.ref('tender', { label: "Appel d'offres" }),
    state: f.select(
      { declared: { label: 'Déclarée', tone: 'blue' }, effective: { label: 'Effective', tone: 'green' } },
      {
        label: 'État',
        required: true,
        default: 'declared',
      },
    ),
  },
  rules: {
    municipality_id: { visible: { all_cities: false }, required: { all_cities: false } },
  },
  indexes: [['supplier_id', 'family_id', 'state']],
  list: { sort: ['id', 'asc'] },
})
