import { customFieldDeclarations } from './custom-fields'
import { exportDeclarations } from './exports'
import { identityDeclarations } from './identity'
import { members } from './members'
import { people } from './people'
import { places, products } from './products'
import { said } from './said'
import { orders, suppliers, tenders } from './trade'

/** What the settings tables refer to: the names of other lists. */
const others = {
  adherent: said(['Member', 'Members']),
  groupadherent: said(['Member group', 'Member groups']),
  supplier: said(['Supplier', 'Suppliers']),
  supplier_contract: said(['Contract', 'Contracts']),
  platform: said(['Platform', 'Platforms']),
  article: said(['Item', 'Items']),
  manufacturer: said(['Manufacturer', 'Manufacturers']),
  tender: said(['Tender', 'Tenders']),
  file: said(['File', 'Files']),
  ...customFieldDeclarations,
  ...identityDeclarations,
  ...exportDeclarations,
  comment: said(['Comment', 'Comments'], {
    target: 'List',
    entity_id: 'Record no.',
    row_title: 'Record',
    text: 'Comment',
    author_id: 'Author',
    mention_ids: 'People mentioned',
    assignee_id: 'To be done by',
    due_on: 'Due on',
    done_at: 'Done on',
    done_by: 'Done by',
    edited_at: 'Corrected on',
    removed_at: 'Deleted on',
    state: 'State',
    for_me: 'To be done by me',
    mentions_me: 'Where I am mentioned',
    followed: 'On a record that I follow',
  }),
  import_model: said(
    ['Import template', 'Import templates'],
    {
      name: 'Name',
      target: 'Target list',
      list: 'List',
      origin: 'Source',
      user_id: 'Owner',
      mine: 'Mine',
      profile_ids: 'Shared with',
      used_at: 'Last used',
      uses: 'Uses',
      shape: 'Titles',
      columns: 'Columns',
      reading: 'Reading of the file',
      constants: 'Values for all lines',
      answers: 'Chosen values',
    },
    {
      help: {
        origin: 'The supplier or the program that these files come from.',
        profile_ids: 'Users of these profiles who may import into the list find it too.',
      },
      searches: { 0: 'My templates', 1: 'Shared with me' },
    },
  ),
  import_job: said(
    ['Import', 'Imports'],
    {
      target: 'List',
      name: 'File',
      state: 'State',
      import_model_id: 'Import template',
      made: 'Values created',
    },
    {
      options: {
        state: {
          checking: 'Checking',
          checked: 'Checked',
          committing: 'Importing',
          done: 'Imported',
          failed: 'Interrupted',
          undoing: 'Undoing',
          undone: 'Undone',
        },
      },
    },
  ),
  scheduled_import: said(
    ['Scheduled import', 'Scheduled imports'],
    {
      target: 'List',
      source: 'Source',
      folder: 'Folder',
      address: 'Address',
      import_model_id: 'Import template',
      hour: 'Time',
      user_id: 'With the rights of',
      last_run_at: 'Last run',
      last_state: 'Result',
      last_report: 'Last report',
    },
    {
      help: {
        folder:
          'Under the import folder of the server. Files that were read go to “done”, the others to “refused”.',
        address:
          'It begins with https:// and leads to a workbook or a CSV file. The same file is not imported twice.',
        import_model_id: 'Its files are read as it says. Without one, as the template that they resemble.',
      },
      options: {
        target: {
          article: 'Items',
          product: 'Products',
          supplier: 'Suppliers',
          adherent: 'Members',
          brand: 'Brands',
          family: 'Families',
          subfamily: 'Subfamilies',
        },
        source: { folder: 'Folder of the server', address: 'https address' },
        last_state: { running: 'Running', done: 'Imported', refused: 'Refused', nothing: 'Nothing new' },
      },
      actions: { pass: { label: 'Run now', done: 'The run has begun.' } },
    },
  ),
}

/** What every application declares, and the fields that every row has. */
export const baseDeclarations = {
  resources: people,
  fields: {
    label: 'Label',
    position: 'Order',
    active: 'Active',
  },
  units: { jours: 'days', semaines: 'weeks', mois: 'months' },
}

/** The labels of the portal's settings tables, by react-admin's own keys. */
export const declarations = {
  resources: { ...places, ...products, ...members, ...orders, ...suppliers, ...tenders, ...others },
  titles: {
    Informations: 'Information',
    Droits: 'Rights',
    Organisation: 'Organisation',
    État: 'Status',
    'OpenID Connect': 'OpenID Connect',
    Connexion: 'Sign-in',
    'Profils et périmètres': 'Profiles and scopes',
    Affichage: 'Display',
    Menus: 'Menus',
    Permissions: 'Permissions',
    Utilisateur: 'User',
    Compte: 'Account',
    'Hors catalogue': 'Off catalogue',
    Périmètre: 'Scope',
    Valideurs: 'Approvers',
    Remplacement: 'Stand-in',
    Adresse: 'Address',
    Messagerie: 'E-mail',
    Destinataires: 'Recipients',
    EGAlim: 'EGAlim',
    Validité: 'Validity',
    'Pages publiques': 'Public pages',
    Contact: 'Contact',
    'Notifications de la procédure': 'Procedure notifications',
    Attributaire: 'Winner',
    'Candidats non retenus': 'Rejected candidates',
    'Modification du dossier': 'Amendment of the file',
    'Utilisateurs et accès': 'Users and access',
    'Sociétés et services': 'Companies and services',
    'Documents et messages': 'Documents and messages',
    Commandes: 'Orders',
    Catalogues: 'Catalogues',
    Produits: 'Products',
    Adhérents: 'Members',
    Général: 'General',
    Géographie: 'Geography',
    Litiges: 'Disputes',
    "Appels d'offres": 'Tenders',
    Stock: 'Stock',
    Fournisseurs: 'Suppliers',
  },
}
