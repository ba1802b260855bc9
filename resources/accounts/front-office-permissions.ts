import { settingAccess } from '../schema/setting'
import { type Permission, permission as p } from './permission'

const table = (model: string): string[] => {
  const { view, create, update, remove } = settingAccess(model)
  return [view, create, update, remove]
}
const writes = (model: string) => table(model).slice(0, 3)
const members = 'DI RE CH MA LE'
const kitchen = 'DI RE CH'
const receivers = 'SA RE CH MA'

/** Permissions of members' work: catalogues, carts, orders, receptions, stock (domain §17.3). */
export const frontOfficePermissions: readonly Permission[] = [
  p(['foodCatalog', 'Commander au catalogue alimentaire'], 'FO/FoodCatalog', {
    asks: 'special',
    grants: 'SA DI RE CH',
  }),
  p(['nonFoodCatalog', 'Commander au catalogue non alimentaire'], 'FO/NonFoodCatalog', {
    asks: 'special',
    grants: 'SA DI RE',
  }),
  p(['viewCatalog', 'Voir les catalogues'], 'FO/Catalogs BO/Catalogs', {
    asks: 1,
    grants: `SA AD CM AC GC LB ${members}`,
    implies: ['settingProductNotInCatalog', 'settingSupplierNotInCatalog'],
  }),
  p(['createProductHc', 'Créer un produit hors catalogue'], 'FO', {
    asks: 'create_product_hc',
    grants: 'SA RE',
    implies: writes('Product_not_in_catalog'),
  }),
  p(['createSupplierHc', 'Créer un fournisseur hors catalogue'], 'FO', {
    asks: 'create_supplier_hc',
    grants: 'SA RE',
    implies: writes('Supplier_not_in_catalog'),
  }),
  p(['viewCart', 'Voir les paniers en préparation'], 'FO/CartList', { asks: 1, grants: `SA CM ${members}` }),
  p(['createCart', 'Créer un panier'], 'FO/CartList', { asks: 2, grants: `SA ${kitchen}` }),
  p(['updateCart', 'Modifier un panier'], 'FO/CartList', { asks: 3, grants: `SA ${kitchen}` }),
  p(['deleteCart', 'Supprimer un panier'], 'FO/CartList', { asks: 4, grants: `SA ${kitchen}` }),
  p(['sendCartByMember', 'Envoyer par mes soins'], 'FO/CartList', {
    asks: 'special',
    grants: `SA ${kitchen}`,
  }),
  p(['sendCartByProvider', 'Envoyer par la plateforme'], 'FO/CartList', {
    asks: 'special',
    grants: `SA ${kitchen}`,
  }),
  p(['attachCartToStandardCart', 'Rattacher à un panier type'], 'FO/CartList', {
    asks: 3,
    grants: `SA ${kitchen}`,
  }),
  p(['addCartArticle', 'Ajouter un article au panier'], 'FO/CartList', { asks: 3, grants: `SA ${kitchen}` }),
  p(['updateCartArticle', 'Modifier un article du panier'], 'FO/CartList', {
    asks: 3,
    grants: `SA ${kitchen}`,
  }),
  p(['deleteCartArticle', 'Supprimer un article du panier'], 'FO/CartList', {
    asks: 3,
    grants: `SA ${kitchen}`,
  }),
  p(['viewOrderTracking', 'Suivi des commandes'], 'FO/OrderTracking BO/Orders', {
    asks: 1,
    grants: `SA AD CM LB ${members}`,
  }),
  p(['cancelOrder', 'Annuler une commande envoyée'], 'FO/OrderTracking', {
    asks: 4,
    grants: `SA ${kitchen}`,
  }),
  p(['validateOrders', 'Valider des commandes'], 'FO/OrdersToValidate', {
    asks: 'special',
    grants: 'SA DI RE',
  }),
  p(['manageOrderLevels', 'Gérer les niveaux de commande'], 'FO/OrderLevels BO', {
    asks: 'special',
    grants: 'SA AD CM DI',
    implies: table('Order_level'),
  }),
  p(['viewReceivedOrders', 'Commandes reçues'], 'FO/ReceivedOrders BO/Orders', {
    asks: 1,
    grants: `SA AD CM LB ${members}`,
  }),
  p(['receiveOrder', 'Réceptionner'], 'FO/ReceivedOrders', { asks: 3, grants: receivers }),
  p(['addReceivedArticle', 'Ajouter un article à la réception'], 'FO/ReceivedOrders', {
    asks: 3,
    grants: receivers,
  }),
  p(['deleteReceivedArticle', 'Supprimer un article à la réception'], 'FO/ReceivedOrders', {
    asks: 3,
    grants: receivers,
  }),
  p(['addReceivedTax', 'Ajouter une taxe à la réception'], 'FO/ReceivedOrders', {
    asks: 3,
    grants: receivers,
  }),
  p(['deleteReceivedTax', 'Supprimer une taxe à la réception'], 'FO/ReceivedOrders', {
    asks: 3,
    grants: receivers,
  }),
  p(['viewStandardCart', 'Voir les paniers types'], 'FO/StandardCartList', {
    asks: 1,
    grants: `SA CM ${members}`,
  }),
  p(['createStandardCart', 'Créer un panier type'], 'FO/StandardCartList', { asks: 2, grants: 'SA RE CH' }),
  p(['cloneStandardCart', 'Cloner un panier type'], 'FO/StandardCartList', { asks: 2, grants: 'SA RE CH' }),
  p(['updateStandardCart', 'Modifier un panier type'], 'FO/StandardCartList', {
    asks: 3,
    grants: 'SA RE CH',
  }),
  p(['deleteStandardCart', 'Supprimer un panier type'], 'FO/StandardCartList', {
    asks: 4,
    grants: 'SA RE CH',
  }),
  p(['addStandardCartProduct', "Ajouter un produit d'un panier type"], 'FO/StandardCartList', {
    asks: 3,
    grants: 'SA RE CH',
  }),
  p(['updateStandardCartProduct', "Modifier un produit d'un panier type"], 'FO/StandardCartList', {
    asks: 3,
    grants: 'SA RE CH',
  }),
  p(['deleteStandardCartProduct', "Supprimer un produit d'un panier type"], 'FO/StandardCartList', {
    asks: 3,
    grants: 'SA RE CH',
  }),
  p(['orderFoodFromStandardCart', 'Commander depuis un panier type (alimentaire)'], 'FO/StandardCartList', {
    asks: 'special',
    grants: 'SA DI RE CH',
  }),
  p(
    ['orderNonFoodFromStandardCart', 'Commander depuis un panier type (non alimentaire)'],
    'FO/StandardCartList',
    { asks: 'special', grants: 'SA DI RE' },
  ),
  p(['viewPurchaseHistory', "Historiques d'achats"], 'FO/PurchaseHistory BO/Orders', {
    asks: 1,
    grants: `SA AD CM LB ${members}`,
  }),
  p(['viewStockEntry', "Voir les bons d'entrée"], 'FO/EntryVoucherList', {
    asks: 1,
    grants: `SA CM ${members}`,
  }),
  p(['createStockEntry', "Créer un bon d'entrée"], 'FO/EntryVoucherList', { asks: 2, grants: 'SA RE MA' }),
  p(['updateStockEntry', "Modifier un bon d'entrée"], 'FO/EntryVoucherList', { asks: 3, grants: 'SA RE MA' }),
  p(['deleteStockEntry', "Supprimer un bon d'entrée"], 'FO/EntryVoucherList', {
    asks: 4,
    grants: 'SA RE MA',
  }),
  p(['viewStockExit', 'Voir les bons de sortie'], 'FO/ExitVoucherList', {
    asks: 1,
    grants: `SA CM ${members}`,
  }),
  p(['createStockExit', 'Créer un bon de sortie'], 'FO/ExitVoucherList', { asks: 2, grants: 'SA RE CH MA' }),
  p(['updateStockExit', 'Modifier un bon de sortie'], 'FO/ExitVoucherList', {
    asks: 3,
    grants: 'SA RE CH MA',
  }),
  p(['deleteStockExit', 'Supprimer un bon de sortie'], 'FO/ExitVoucherList', {
    asks: 4,
    grants: 'SA RE CH MA',
  }),
  p(['viewInventory', 'Voir les inventaires'], 'FO/InventoryList', { asks: 1, grants: `SA CM ${members}` }),
  p(['saveInventory', 'Saisir un inventaire'], 'FO/InventoryList', { asks: 2, grants: 'SA DI RE MA' }),
  p(['validateInventory', 'Valider un inventaire'], 'FO/InventoryList', {
    asks: 'special',
    grants: 'SA DI RE',
  }),
  p(['deleteInventory', 'Supprimer un inventaire'], 'FO/InventoryList', { asks: 4, grants: 'SA DI RE' }),
  p(['settingsFamilySelection', 'Paramètre : sélection de familles'], 'FO/FamilySelection BO', {
    asks: 'special',
    grants: 'SA AD CM DI RE',
    implies: table('Family_selection'),
  }),
  p(['settingsStock', 'Paramètres de stock (motifs, repas, ventilations)'], 'FO/StockSettings BO', {
    asks: 'special',
    grants: 'SA AD CM DI RE',
    implies: ['Meal_type', 'Stock_reason', 'Client_meal', 'Ventilation'].flatMap(table),
  }),
]
