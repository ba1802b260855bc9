import { settingAccess } from '../schema/setting'
import { type Permission, permission as p } from './permission'

const adminCart = 'BO/AdminStandardCartList'
const carts = 'SA AD CM GC'
const messages = settingAccess('Dashboard_message')
const messageTable = [messages.view, messages.create, messages.update, messages.remove]

/** Permissions of the back office beside its settings tables (domain §17.3). */
export const backOfficePermissions: readonly Permission[] = [
  p(['viewAdminStandardCart', 'Voir les paniers types administrateur'], adminCart, {
    asks: 1,
    grants: `${carts} LB`,
  }),
  p(['createAdminStandardCart', 'Créer un panier type administrateur'], adminCart, {
    asks: 2,
    grants: carts,
  }),
  p(['cloneAdminStandardCart', 'Cloner un panier type administrateur'], adminCart, {
    asks: 2,
    grants: carts,
  }),
  p(['updateAdminStandardCart', 'Modifier un panier type administrateur'], adminCart, {
    asks: 3,
    grants: carts,
  }),
  p(['shareAdminStandardCart', 'Partager un panier type administrateur'], adminCart, {
    asks: 3,
    grants: carts,
  }),
  p(['deleteAdminStandardCart', 'Supprimer un panier type administrateur'], adminCart, {
    asks: 4,
    grants: carts,
  }),
  p(['addAdminStandardCartProduct', "Ajouter un produit d'un panier type administrateur"], adminCart, {
    asks: 3,
    grants: carts,
  }),
  p(['updateAdminStandardCartProduct', "Modifier un produit d'un panier type administrateur"], adminCart, {
    asks: 3,
    grants: carts,
  }),
  p(['deleteAdminStandardCartProduct', "Supprimer un produit d'un panier type administrateur"], adminCart, {
    asks: 3,
    grants: carts,
  }),
  p(['viewComments', 'Lire et écrire des commentaires'], 'BO/Comments', {
    asks: 1,
    grants: 'SA AD CM AC GC LB',
  }),
  p(['exportPrivateAdherents', 'Exporter les adhérents privés'], 'BO/Exports', {
    asks: 'special',
    grants: 'SA AD CM AC',
  }),
  p(['exportPublicAdherents', 'Exporter les adhérents publics'], 'BO/Exports', {
    asks: 'special',
    grants: 'SA AD CM AC',
  }),
  p(['exportSuppliers', 'Exporter les fournisseurs'], 'BO/Exports', {
    asks: 'special',
    grants: 'SA AD CM AC',
  }),
  p(['overridePermissionLimits', 'Dépasser ses propres droits'], 'BO/Profiles', {
    asks: 'special',
    grants: 'SA',
  }),
  p(['impersonateUser', "Agir en tant qu'utilisateur"], 'BO/UserList', { asks: 'special', grants: 'SA AD' }),
  p(['createProfile', 'Créer un profil'], 'BO/Profiles', { asks: 'special', grants: 'SA AD' }),
  p(['updateProfile', 'Modifier un profil'], 'BO/Profiles', { asks: 'special', grants: 'SA AD' }),
  p(['deleteProfile', 'Supprimer un profil'], 'BO/Profiles', { asks: 'special', grants: 'SA AD' }),
  p(['viewSupplier', 'Voir les fournisseurs'], 'BO/SupplierManagement', {
    asks: 1,
    grants: 'SA AD CM AC GC LB',
  }),
  p(['createSupplier', 'Créer un fournisseur'], 'BO/SupplierManagement', { asks: 2, grants: 'SA AD AC' }),
  p(['updateSupplier', 'Modifier un fournisseur'], 'BO/SupplierManagement', { asks: 3, grants: 'SA AD AC' }),
  p(['deleteSupplier', 'Supprimer un fournisseur'], 'BO/SupplierManagement', { asks: 4, grants: 'SA AD' }),
  p(['supplierDeclarationSettings', 'Mode et fréquence de déclaration du CA'], 'BO/SupplierManagement', {
    asks: 'special',
    grants: 'SA AD AC',
  }),
  p(['viewAdherent', 'Voir les adhérents'], 'BO/AdherentManagement', {
    asks: 1,
    grants: 'SA AD CM AC GC LB',
  }),
  p(['createAdherent', 'Créer un adhérent'], 'BO/AdherentManagement', { asks: 2, grants: 'SA AD' }),
  p(['updateAdherent', 'Modifier un adhérent'], 'BO/AdherentManagement', { asks: 3, grants: 'SA AD CM' }),
  p(['deleteAdherent', 'Supprimer un adhérent'], 'BO/AdherentManagement', { asks: 4, grants: 'SA AD' }),
  p(['manageGroupAdherent', "Gérer les groupes d'adhérents"], 'BO/GroupAdherentList', {
    asks: 'special',
    grants: 'SA AD CM',
  }),
  p(['manageReferencing', 'Gérer le référencement'], 'BO/Referencing', {
    asks: 'special',
    grants: 'SA AD CM AC',
  }),
  p(['viewCatalogAdmin', 'Voir les produits, articles et prix'], 'BO/Products', {
    asks: 1,
    grants: 'SA AD CM AC GC LB',
  }),
  p(['createCatalogAdmin', 'Créer des produits, articles et prix'], 'BO/Products', {
    asks: 2,
    grants: 'SA AD AC GC',
  }),
  p(['updateCatalogAdmin', 'Modifier des produits, articles et prix'], 'BO/Products', {
    asks: 3,
    grants: 'SA AD AC GC',
  }),
  p(['deleteCatalogAdmin', 'Supprimer des produits, articles et prix'], 'BO/Products', {
    asks: 4,
    grants: 'SA AD AC GC',
  }),
  p(['viewTender', "Voir les appels d'offres"], 'BO/Tenders', { asks: 1, grants: 'SA AD CM AC GC LB' }),
  p(['createTender', "Créer un appel d'offres"], 'BO/Tenders', { asks: 2, grants: 'SA AD AC' }),
  p(['updateTender', "Modifier un appel d'offres"], 'BO/Tenders', { asks: 3, grants: 'SA AD AC' }),
  p(['deleteTender', "Supprimer un appel d'offres"], 'BO/Tenders', { asks: 4, grants: 'SA AD AC' }),
  p(['publishTender', "Publier un appel d'offres"], 'BO/Tenders', { asks: 'special', grants: 'SA AC' }),
  p(['openTenderResponses', 'Ouvrir les offres'], 'BO/Tenders', { asks: 'special', grants: 'SA AC' }),
  p(['scoreTender', 'Noter les offres'], 'BO/Tenders', { asks: 'special', grants: 'SA AC' }),
  p(['negotiateTender', 'Négocier'], 'BO/Tenders', { asks: 'special', grants: 'SA AC' }),
  p(['awardTender', 'Attribuer'], 'BO/Attribution', { asks: 'special', grants: 'SA AC' }),
  p(['managePublicNotice', 'Gérer les avis de marché public'], 'BO/PublicNotices', {
    asks: 'special',
    grants: 'SA AD AC',
  }),
  p(['manageSynthesis', 'Gérer les documents de synthèse'], 'BO/SynthesisDocuments', {
    asks: 'special',
    grants: 'SA AD CM AC',
  }),
  p(['viewPriceUpdate', 'Voir les mises à jour des prix'], 'BO/PriceUpdates', {
    asks: 1,
    grants: 'SA AD CM AC GC LB',
  }),
  p(['createPriceUpdate', 'Créer une mise à jour des prix'], 'BO/PriceUpdates', {
    asks: 2,
    grants: 'SA AD AC',
  }),
  p(['decidePriceUpdate', 'Accepter ou refuser des prix'], 'BO/PriceUpdates', {
    asks: 'special',
    grants: 'SA AD AC',
  }),
  p(['applyPriceUpdate', 'Appliquer une mise à jour des prix'], 'BO/PriceUpdates', {
    asks: 'special',
    grants: 'SA AD AC',
  }),
  p(['manageRfa', 'Gérer les RFA'], 'BO/Rfa', { asks: 'special', grants: 'SA AD AC' }),
  p(['manageMessages', 'Gérer les messages'], 'BO/Messages', {
    asks: 3,
    grants: 'SA AD',
    implies: messageTable,
  }),
  p(['overrideBlockingMessage', 'Passer un message bloquant'], 'BO/Messages', {
    asks: 'special',
    grants: 'SA AD',
  }),
  p(['manageScheduledImports', 'Programmer des imports'], 'BO/Settings', {
    asks: 'special',
    grants: 'SA AD',
  }),
  p(['manageIdentityProviders', "Gérer les fournisseurs d'identité"], 'BO/Settings', {
    asks: 'special',
    grants: 'SA',
  }),
  p(['viewJobs', 'Voir les tâches planifiées'], 'BO/Jobs', { asks: 1, grants: 'SA AD' }),
  p(['runJobs', 'Lancer une tâche planifiée'], 'BO/Jobs', {
    asks: 'special',
    grants: 'SA AD',
    implies: ['viewJobs'],
  }),
  p(['viewImports', 'Voir les imports'], 'BO/Imports', { asks: 1, grants: 'SA AD CM GC' }),
  p(['viewSystem', "Voir l'état du système"], 'BO/System', { asks: 1, grants: 'SA AD' }),
  p(['viewGuards', 'Voir les règles et contrôles'], 'BO/Guards', { asks: 1, grants: 'SA AD' }),
  p(['viewSecurityJournal', 'Voir le journal de sécurité'], 'BO/SecurityJournal', {
    asks: 'special',
    grants: 'SA',
  }),
  p(['resumeSendings', 'Reprendre les envois après une restauration'], 'BO/Jobs', {
    asks: 'special',
    grants: 'SA AD',
  }),
  p(['viewEmailOutbox', 'Voir les e-mails envoyés'], 'BO/Messages', { asks: 'special', grants: 'SA' }),
  p(['manageMailModels', "Modifier les modèles d'e-mail"], 'BO/MailModels', { asks: 3, grants: 'SA AD' }),
  p(['manageHelpCenter', "Gérer le centre d'aide"], 'BO/HelpCenterAdmin', { asks: 3, grants: 'SA AD GC' }),
]
