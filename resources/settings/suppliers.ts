import { rfaModes } from '../rebates/states'
import { generic, withAlso } from '../schema/calls'
import { machineName } from '../schema/common-fields'
import { f } from '../schema/f'
import { notUnder } from '../schema/row-checks'
import { setting } from '../schema/setting'

const group = 'Fournisseurs'

/** Ids are fixed: 1 Référencé, 2 Prospect, 3 Déréférencé (domain §3.6). */
export const supplierstatus = setting('supplierstatus', ['Statut fournisseur', 'Statuts fournisseur'], {
  fields: {
    machine_name: machineName,
    can_order: f.bool({ label: 'Peut recevoir des commandes', default: false }),
  },
  options: {
    group,
    model: 'Supplier_status',
    fixed: true,
    tones: { 1: 'green', 2: 'blue', 3: 'red' },
    calls: withAlso(generic('supplierstatus'), 'GET /supplier/status'),
  },
})

/** Ids are fixed: 1 Actif, 2 Prospect, 3 Inactif. */
export const manufacturerstatus = setting('manufacturerstatus', ['Statut industriel', 'Statuts industriel'], {
  fields: { machine_name: machineName },
  options: {
    group,
    model: 'Manufacturer_status',
    fixed: true,
    tones: { 1: 'green', 2: 'blue', 3: 'grey' },
  },
})

export const suppliernetwork = setting('suppliernetwork', ['Réseau', 'Réseaux'], {
  fields: {},
  options: {
    group,
    mergeable: { alike: ['label'] },
    model: 'Supplier_network',
    list: { title: 'Groupes de fournisseurs (réseaux)' },
    calls: withAlso(generic('suppliernetwork'), 'GET /supplier/networks'),
  },
})

export const revenuefrequency = setting('revenuefrequency', ['Fréquence de CA', 'Fréquences de CA'], {
  fields: { months: f.int({ label: 'Mois', required: true, min: 1, max: 24, unit: 'mois' }) },
  options: {
    group,
    model: 'Revenue_frequency',
    calls: withAlso(generic('revenuefrequency'), 'GET /supplier/revenuefrequencies'),
  },
})

export const contracttype = setting('contracttype', ['Type de contrat', 'Types de contrat'], {
  fields: { machine_name: machineName },
  options: {
    group,
    model: 'Contract_type',
    fixed: true,
    calls: withAlso(generic('contracttype'), 'GET /supplier/contracts'),
  },
})

/** The 11 uses of a contact, by which mails find their way (domain §3.6). */
export const contacttype = setting('contacttype', ['Type de contact', 'Types de contact'], {
  fields: { machine_name: machineName },
  options: { group, model: 'Contact_type', fixed: true },
})

export const rfarate = setting('rfarate', ['Taux de RFA', 'Taux de RFA'], {
  fields: {
    supplier_contract_id: f.ref('supplier_contract', { label: 'Contrat' }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
    company_id: f.ref('company', { label: 'Service' }),
    catalog_id: f.ref('catalog', { label: 'Catalogue' }),
    family_ids: f.refs('family', { label: 'Familles', help: 'Aucune famille : toutes sont comprises.' }),
    mode: f.select(rfaModes, { label: 'Calcul', required: true, default: 'whole' }),
    minimum_ht: f.money({ label: 'Montant minimum HT', min: 0 }),
    year_from: f.int({ label: "De l'année", min: 2000, max: 2100 }),
    year_to: f.int({ label: "À l'année", min: 2000, max: 2100 }),
    shared_with_members: f.bool({ label: 'Partagé avec les adhérents', default: false }),
    tiers: f.children('rfatier', { label: 'Tranches', by: 'rfarate_id', max: 20 }),
  },
  options: {
    group,
    model: 'Rfa_rate',
    checks: [notUnder('year_from', 'year_to')],
    list: { columns: ['label', 'supplier_id', 'company_id', 'catalog_id', 'mode', 'minimum_ht', 'active'] },
  },
})
