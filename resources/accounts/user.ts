import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore, notSelf } from '../schema/row-checks'
import { account, credentials, identity } from './person'

const perimeterLists = ['company_ids', 'groupAdherent_ids', 'adherent_ids', 'supplier_ids'] as const

const nameOf = (row: unknown): string => {
  const text = Reflect.get(Object(row), 'name') ?? Reflect.get(Object(row), 'label')
  return typeof text === 'string' ? text : ''
}
/** The names in several lists of rows, in one line. */
const names = (...lists: unknown[]): string =>
  lists
    .flatMap((list) => (Array.isArray(list) ? list.map(nameOf) : []))
    .filter(Boolean)
    .join(', ')

export const user = defineResource('user', {
  label: ['Utilisateur', 'Utilisateurs'],
  personal: true,
  title: ['first_name', 'last_name'],
  searchedAs: { creation_date: 'createdAt', phone: 'phone_number' },
  imports: false,
  notFound: 'Erreur utilisateur introuvable',
  whole: ['Profile.Profile_type'],
  inactive: { field: 'status_id', in: [2] },
  mayStrike: ['profile_id', 'status_id', ...perimeterLists],
  journal: {
    create: 'user_made',
    update: 'user_changed',
    'update:email': 'address_changed',
    'update:status_id=1': 'user_reactivated',
    'update:status_id=2': 'user_deactivated',
    link: 'user_changed',
    delete: 'user_removed',
    'event:erased': 'user_erased',
    'event:password_changed': 'password_changed',
    'event:api_key_created': 'key_made',
    'event:api_key_revoked': 'key_removed',
    'event:two_factor_enabled': 'factor_added',
    'event:two_factor_disabled': 'factor_removed',
    'event:two_factor_reset': 'factor_reset',
    'event:two_factor_renewed': 'recovery_codes_made',
    'event:two_factor_recovered': 'recovery_code_used',
    'event:impersonation_start': 'impersonation_started',
    'event:impersonation_end': 'impersonation_ended',
  },
  at: '/usermanagement',
  restores: false,
  calls: {
    list: 'GET /users',
    one: 'GET /users/{id}',
    create: 'POST /users/create',
    update: 'PUT /users/update/{id}',
    remove: 'DELETE /users/delete/{id}',
  },
  access: { view: 'viewUsers', create: 'createUser', update: 'updateUser', remove: 'deleteUser' },
  fields: {
    ...identity,
    civility_id: f.ref('civility', { label: 'Civilité' }),
    quality_id: f.ref('quality', { label: 'Qualité (fonction)' }),
    ...account,
    company_ids: f.refs('company', { label: 'Services' }),
    adherent_ids: f.refs('adherent', { label: 'Adhérents' }),
    groupAdherent_ids: f.refs('groupadherent', { label: "Groupes d'adhérents" }),
    supplier_ids: f.refs('supplier', { label: 'Fournisseurs' }),
    perimeter: f.computed(f.text({ label: 'Périmètre' }), perimeterLists),
    family_ids: f.refs('family', { label: 'Familles suivies' }),
    validator_one: f.ref('user', { label: 'Valideur de niveau 1', as: 'ValidatorOne' }),
    validator_two: f.ref('user', { label: 'Valideur de niveau 2', as: 'ValidatorTwo' }),
    replacement_validator: f.ref('user', { label: 'Valideur remplaçant', as: 'ReplacementValidator' }),
    start_date_replacement: f.date({ label: 'Début du remplacement' }),
    end_date_replacement: f.date({ label: 'Fin du remplacement' }),
    tax_display: f.bool({ label: 'Prix affichés TTC' }),
    purchasing_habits_week: f.int({
      label: "Semaines d'historique d'achats",
      min: 1,
      max: 104,
      unit: 'semaines',
      help: 'Vide : comme le profil.',
    }),
    create_product_hc: f.bool({ label: 'Peut créer un produit hors catalogue', default: false }),
    create_supplier_hc: f.bool({ label: 'Peut créer un fournisseur hors catalogue', default: false }),
    ...credentials,
    has_factor: f.virtual(f.bool({ label: 'Second facteur' })),
    erased_at: f.dateTime({ label: 'Effacé le', readonly: true, hidden: true }),
  },
  computes: {
    perimeter: ({ Company, GroupAdherent, Adherent, Supplier }) =>
      names(Company, GroupAdherent, Adherent, Supplier),
  },
  unique: [{ fields: ['email'], type: 'err432' }],
  rules: { end_date_replacement: { required: { start_date_replacement: { ne: null } } } },
  checks: [
    notBefore('start_date_replacement', 'end_date_replacement'),
    notSelf('validator_one'),
    notSelf('validator_two'),
    notSelf('replacement_validator'),
  ],
  actions: {
    resetFactor: {
      label: 'Réinitialiser la double authentification',
      call: 'POST /users/two-factor/{id}/reset',
      permission: 'updateUser',
      if: { has_factor: true },
      tone: 'danger',
      icon: 'reset',
      confirm:
        "À faire lorsque cette personne a perdu son application ou ses clés d'accès, et ses codes de secours. Il faut être deux : tout second facteur est retiré dès qu'une seconde personne la réinitialise aussi, dans les 24 heures. Ses sessions sont alors fermées ; elle se connecte avec son seul mot de passe, ou met en place un nouveau second facteur si son profil l'exige.",
      done: 'La demande est enregistrée ; à la seconde personne, la double authentification est retirée et son titulaire en est averti.',
    },
  },
  list: {
    columns: ['last_name', 'first_name', 'email', 'profile_id', 'status_id', 'perimeter', 'last_login'],
    search: ['last_name', 'first_name', 'email'],
    sort: ['last_name', 'asc'],
  },
  form: {
    Utilisateur: [
      'avatar_file_id',
      ['first_name', 'last_name'],
      ['email', 'phone_number'],
      ['civility_id', 'quality_id'],
      {
        Compte: [
          ['profile_id', 'role_id'],
          ['status_id', 'last_login'],
        ],
      },
      { Affichage: [['tax_display', 'purchasing_habits_week']] },
      { 'Hors catalogue': [['create_product_hc', 'create_supplier_hc']] },
    ],
    Périmètre: ['company_ids', 'groupAdherent_ids', 'adherent_ids', 'supplier_ids', 'family_ids'],
    Valideurs: [
      ['validator_one', 'validator_two'],
      {
        Remplacement: ['replacement_validator', ['start_date_replacement', 'end_date_replacement']],
      },
    ],
  },
})
