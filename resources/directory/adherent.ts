import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { egalimRegions, egalimSectors } from '../trade/choices'
import { adherentForm } from './adherent-form'
import { officeNames } from './searched-as'

const count = (label: string) => f.int({ label, min: 0, max: 1_000_000 })

const identity = {
  name: f.text({ label: 'Nom', required: true, max: 255 }),
  corporate_name: f.text({ label: 'Raison sociale', max: 255 }),
  siret: f.siret({ label: 'SIRET', example: '99990001200017' }),
  ape_code: f.ape({ label: 'Code APE', example: '8610Z' }),
  tva_intra_number: f.tva({ label: 'N° de TVA intracommunautaire', example: 'FR74999900012' }),
  finess: f.finess({ label: 'N° FINESS', example: '570000001' }),
  legal_form_id: f.ref('legalform', { label: 'Forme juridique' }),
  establishment_type_id: f.ref('establishmenttype', { label: "Type d'établissement" }),
  establishment_status_id: f.ref('establishmentstatus', { label: "Statut d'établissement" }),
  adherent_status_id: f.ref('adherentstatus', { label: 'Statut', required: true, default: 1 }),
  adherentclubstatus_id: f.ref('adherentclubstatus', { label: 'Statut club' }),
  star_rating_id: f.ref('starrating', { label: 'Classement' }),
  activitytype_id: f.ref('activitytype', { label: "Type d'activité" }),
  companysize_id: f.ref('companysize', { label: "Taille d'entreprise" }),
}

const links = {
  company_id: f.ref('company', { label: 'Service', required: true }),
  groupAdherent_id: f.ref('groupadherent', { label: "Groupe d'adhérents" }),
  shared_franco: f.bool({
    label: 'Franco partagé avec le groupe',
    default: false,
    help: "Ses commandes à une plateforme pour un jour comptent avec celles des membres du groupe qui partagent aussi, et le port n'est payé qu'une fois ; à convenir avec les fournisseurs.",
  }),
  project_manager_id: f.ref('user', { label: 'Chargé de mission', as: 'ProjectManager' }),
  logo_file_id: f.image({ label: 'Logo', folder: '/adherent', square: true, as: 'logoAdherent' }),
}

const addresses = {
  Office_address: f.embed('address', { label: 'Siège', by: 'office_address_id' }),
  same_address: f.bool({ label: 'Adresse de facturation identique', default: true }),
  Billing_address: f.embed('address', { label: 'Facturation', by: 'billing_address_id' }),
  Delivery_address: f.embed('address', { label: 'Livraison', by: 'delivery_address_id' }),
  delivery_instructions: f.longText({ label: 'Consignes de livraison', max: 2000 }),
  email: f.email({ label: 'E-mail', example: 'economat@ch-valmont.example' }),
  phone: f.freePhone({ label: 'Téléphone', example: '01 99 00 12 34' }),
  office_phone: f.freePhone({ label: 'Téléphone du siège', example: '01 99 00 12 35' }),
  fax_number: f.freePhone({ label: 'Fax', example: '01 99 00 12 36' }),
  website: f.website({ label: 'Site internet', example: 'www.ch-valmont.example' }),
  region_id: f.ref('region', { label: 'Région' }),
  contacts: f.children('contact', { label: 'Contacts', by: 'adherent_id' }),
}

const bank = {
  iban: f.iban({ label: 'IBAN', example: 'FR7699999000010000000000115' }),
  bic: f.bic({ label: 'BIC', example: 'TESTFRPPXXX' }),
  bank: f.text({ label: 'Banque', max: 120 }),
  bank_account_owner: f.text({ label: 'Titulaire du compte', max: 120 }),
}

const membership = {
  subscription_date: f.date({ label: "Date d'adhésion" }),
  resignation_date: f.date({ label: 'Date de démission' }),
  membership_condition: f.longText({ label: "Conditions d'adhésion", max: 2000 }),
  membership_amount: f.money({ label: 'Cotisation', min: 0 }),
  fees: f.money({ label: 'Honoraires', min: 0 }),
  is_amo: f.bool({ label: 'AMO', default: false }),
  amo_date: f.date({ label: 'Date AMO' }),
}

const size = {
  room_number: count('Chambres'),
  bed_number: count('Lits'),
  restaurant_number: count('Restaurants'),
  restaurant_seats_number: count('Couverts des restaurants'),
  bar_number: count('Bars'),
  bar_seats_number: count('Places des bars'),
  seminar_room_number: count('Salles de séminaire'),
  seminar_room_seats_number: count('Places des salles de séminaire'),
  pool_number: count('Piscines'),
  daily_meal_number: count('Repas par jour'),
  monthly_meal_number: count('Repas par mois'),
  annual_food_budget: f.money({ label: 'Budget alimentaire annuel', min: 0 }),
}

const stockAndEgalim = {
  is_access_module_allowed: f.bool({ label: 'Accès au module de stock', default: false }),
  storage_management: f.ref('unit', {
    label: 'Unité de stockage par défaut',
    as: 'Storage_management',
    help: "Pour les articles qui n'ont pas d'unité de stockage.",
  }),
  coef_storage_management: f.coefficient({
    label: 'Coefficient de stockage',
    min: 0.000001,
    help: "Combien d'unités de base du produit contient une unité de stockage.",
  }),
  egalim_subject: f.bool({ label: 'Soumis à EGAlim', default: false }),
  egalim_state_owned: f.bool({ label: "Restaurant de l'État (100 %)", default: false }),
  sector: f.select(egalimSectors, { label: 'Secteur EGAlim' }),
  region_group: f.select(egalimRegions, { label: 'Territoire EGAlim' }),
}

/** A member of the buying group: hospital, care home, school, hotel, restaurant… */
export const adherent = defineResource('adherent', {
  label: ['Adhérent', 'Adhérents'],
  customFields: true,
  comments: true,
  title: 'name',
  stepped: true,
  mergeable: { alike: ['siret', 'finess', 'name', 'Office_address'] },
  searchedAs: { ...officeNames, label: 'name', region: 'Region.label' },
  outOfService: { adherent_status_id: { ne: 1 } },
  inactive: { field: 'adherent_status_id', in: [2, 4] },
  calls: rest('/adherent'),
  access: {
    view: 'viewAdherent',
    create: 'createAdherent',
    update: 'updateAdherent',
    remove: 'deleteAdherent',
  },
  exports: [
    { permission: 'exportPrivateAdherents', where: { name: 'Company.company_type_id', value: 1 } },
    { permission: 'exportPublicAdherents', where: { name: 'Company.company_type_id', value: 2 } },
  ],
  fields: { ...identity, ...links, ...addresses, ...bank, ...membership, ...size, ...stockAndEgalim },
  rules: {
    Billing_address: { visible: { same_address: false }, required: { same_address: false } },
    amo_date: { visible: { is_amo: true } },
    coef_storage_management: { required: { storage_management: { ne: null } } },
    resignation_date: { required: { adherent_status_id: 2 } },
    egalim_state_owned: { visible: { egalim_subject: true } },
    sector: { visible: { egalim_subject: true } },
    region_group: { visible: { egalim_subject: true } },
  },
  actions: {
    resign: {
      label: 'Démission',
      call: 'PUT /adherent/{id}/resign',
      permission: 'updateAdherent',
      if: { adherent_status_id: { ne: 2 } },
      input: { resignation_date: f.date({ label: 'Date de démission', required: true }) },
      set: { adherent_status_id: 2 },
      strikes: true,
      tone: 'danger',
      icon: 'close',
      confirm:
        "L'adhérent ne commande plus à partir de cette date ; ses commandes et son historique restent.",
      done: 'La démission est enregistrée.',
    },
    readmit: {
      label: 'Réintégrer',
      call: 'PUT /adherent/{id}/readmit',
      permission: 'updateAdherent',
      if: { adherent_status_id: { in: [2, 4] } },
      set: { adherent_status_id: 1, resignation_date: null },
      icon: 'reset',
      confirm: "L'adhérent redevient actif et peut commander.",
      done: "L'adhérent est de nouveau actif.",
      bulk: true,
    },
  },
  checks: [notBefore('subscription_date', 'resignation_date')],
  list: {
    columns: [
      'name',
      'company_id',
      'groupAdherent_id',
      'adherent_status_id',
      'Office_address.municipality_id',
      'project_manager_id',
    ],
    search: ['name', 'corporate_name', 'siret', 'email', 'Office_address.zip_code'],
    sort: ['name', 'asc'],
    searches: [
      { label: 'Sans chargé de mission', filters: { project_manager_id: '-', adherent_status_id: '1' } },
      { label: 'Hors groupe', filters: { groupAdherent_id: '-', adherent_status_id: '1' } },
      { label: 'Soumis à EGAlim sans secteur', filters: { egalim_subject: 'true', sector: '-' } },
    ],
  },
  form: adherentForm,
})
