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
