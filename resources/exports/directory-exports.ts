import { exportType } from './export-type'
import { byAdherent, byFamily, bySupplier } from './filters'

const theme = 'directory'
const address = [
  'Office_address.address',
  'Office_address.address_complement',
  'Office_address.zip_code',
  'Office_address.municipality_id',
] as const
const adherentColumns = [
  'name',
  'corporate_name',
  'siret',
  'company_id',
  'groupAdherent_id',
  'adherent_status_id',
  'establishment_type_id',
  ...address,
  'email',
  'phone',
  'project_manager_id',
  'subscription_date',
  'resignation_date',
  'daily_meal_number',
  'annual_food_budget',
] as const

/** Those of a type of service: 1 private, 2 public (domain §3.1). */
const ofType = (value: number) => [{ name: 'Company.company_type_id', operator: 'eq', value }] as const

/** Members, suppliers and their people. */
export const directoryExports = {
  adherents_private: exportType({
    label: 'Adhérents privés',
    help: 'Une ligne par adhérent des services privés.',
    ...{ theme, permissions: ['viewAdherent', 'exportPrivateAdherents'], model: 'adherent' },
    where: ofType(1),
    columns: adherentColumns,
    orders: [['name', 'asc']],
  }),
  adherents_public: exportType({
    label: 'Adhérents publics',
    help: 'Une ligne par adhérent des services publics.',
    ...{ theme, permissions: ['viewAdherent', 'exportPublicAdherents'], model: 'adherent' },
    where: ofType(2),
    columns: adherentColumns,
    orders: [['name', 'asc']],
  }),
  suppliers: exportType({
    label: 'Fournisseurs',
    help: 'Une ligne par fournisseur.',
    ...{ theme, permissions: ['viewSupplier', 'exportSuppliers'], model: 'supplier' },
    columns: [
      'name',
      'corporate_name',
      'siret',
      'tva_number',
      'supplier_status_id',
      'company_ids',
      'catalog_ids',
      'family_ids',
      ...address,
      'email',
      'phone',
      'declarative_mode',
      'default_sending_mode',
    ],
    filters: [byFamily('family_ids')],
    orders: [['name', 'asc']],
  }),
  coverage: exportType({
    label: 'Couverture',
    help: 'Une ligne par fournisseur, famille et commune livrée.',
    ...{ theme, permissions: ['viewSupplier'], model: 'supplier_coverage' },
    columns: ['supplier_id', 'family_id', 'municipality_id', 'all_cities', 'tender_id', 'state'],
    filters: [bySupplier('supplier_id'), byFamily('family_id')],
    orders: [['id', 'asc']],
  }),
  contacts: exportType({
    label: 'Contacts',
    help: "Une ligne par contact de fournisseur, d'industriel ou d'adhérent.",
    ...{ theme, permissions: ['viewSupplier'], model: 'contact' },
    columns: [
      'supplier_id',
      'manufacturer_id',
      'adherent_id',
      'civility_id',
      'first_name',
      'last_name',
      'quality_id',
      'contact_type_ids',
      'email',
      'phone',
    ],
    filters: [bySupplier('supplier_id'), byAdherent('adherent_id')],
    orders: [['id', 'asc']],
  }),
  users: exportType({
    label: 'Utilisateurs',
    help: 'Une ligne par compte.',
    ...{ theme, permissions: ['viewUsers'], model: 'user' },
    columns: [
      'email',
      'first_name',
      'last_name',
      'phone_number',
      'profile_id',
      'role_id',
      'status_id',
      'company_ids',
      'adherent_ids',
      'groupAdherent_ids',
      'supplier_ids',
      'last_login',
    ],
    orders: [
      ['last_name', 'asc'],
      ['id', 'asc'],
    ],
  }),
} as const
