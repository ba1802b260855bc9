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
  p(['foodCatalog', 'Commander au catalogue alimentaire'], 'FO/FoodCatalog', 'special', 'SA DI RE CH'),
  p(['nonFoodCatalog', 'Commander au catalogue non alimentaire'], 'FO/NonFoodCatalog', 'special', 'SA DI RE'),
  p(['viewCatalog', 'Voir les catalogues'], 'FO/Catalogs BO/Catalogs', 1, `SA AD CM AC GC LB ${members}`, [
    'settingProductNotInCatalog',
    'settingSupplierNotInCatalog',
  ]),
  p(
    ['createProductHc', 'Créer un produit hors catalogue'],
    'FO',
    'create_product_hc',
    'SA RE',
    writes('Product_not_in_catalog'),
  ),
  p(
    ['createSupplierHc', 'Créer un fournisseur hors catalogue'],
    'FO',
    'create_supplier_hc',
    'SA RE',
    writes('Supplier_not_in_catalog'),
  ),
  p(['viewCart', 'Voir les paniers en préparation'], 'FO/CartList', 1, `SA CM ${members}`),
  p(['createCart', 'Créer un panier'], 'FO/CartList', 2, `SA ${kitchen}`),
  p(['updateCart', 'Modifier un panier'], 'FO/CartList', 3, `SA ${kitchen}`),
  p(['deleteCart', 'Supprimer un panier'], 'FO/CartList', 4, `SA ${kitchen}`),
  p(['sendCartByMember', 'Envoyer par mes soins'], 'FO/CartList', 'special', `SA ${kitchen}`),
  p(['sendCartByProvider', 'Envoyer par la plateforme'], 'FO/CartList', 'special', `SA ${kitchen}`),
  p(['attachCartToStandardCart', 'Rattacher à un panier type'], 'FO/CartList', 3, `SA ${kitchen}`),
  p(['addCartArticle', 'Ajouter un article au panier'], 'FO/CartList', 3, `SA ${kitchen}`),
  p(['updateCartArticle', 'Modifier un article du panier'], 'FO/CartList', 3, `SA ${kitchen}`),
  p(['deleteCartArticle', 'Supprimer un article du panier'], 'FO/CartList', 3, `SA ${kitchen}`),
  p(['viewOrderTracking', 'Suivi des commandes'], 'FO/OrderTracking BO/Orders', 1, `SA AD CM LB ${members}`),
  p(['cancelOrder', 'Annuler une commande envoyée'], 'FO/OrderTracking', 4, `SA ${kitchen}`),
  p(['validateOrders', 'Valider des commandes'], 'FO/OrdersToValidate', 'special', 'SA DI RE'),
  p(
    ['manageOrderLevels', 'Gérer les niveaux de commande'],
    'FO/OrderLevels BO',
    'special',
    'SA AD CM DI',
    table('Order_level'),
  ),
  p(['viewReceivedOrders', 'Commandes reçues'], 'FO/ReceivedOrders BO/Orders', 1, `SA AD CM LB ${members}`),
  p(['receiveOrder', 'Réceptionner'], 'FO/ReceivedOrders', 3, receivers),
  p(['addReceivedArticle', 'Ajouter un article à la réception'], 'FO/ReceivedOrders', 3, receivers),
  p(['deleteReceivedArticle', 'Supprimer un article à la réception'], 'FO/ReceivedOrders', 3, receivers),
  p(['addReceivedTax', 'Ajouter une taxe à la réception'], 'FO/ReceivedOrders', 3, receivers),
  p(['deleteReceivedTax', 'Supprimer une taxe à la réception'], 'FO/ReceivedOrders', 3, receivers),
  p(['viewStandardCart', 'Voir les paniers types'], 'FO/StandardCartList', 1, `SA CM ${members}`),
  p(['createStandardCart', 'Créer un panier type'], 'FO/StandardCartList', 2, 'SA RE CH'),
  p(['cloneStandardCart', 'Cloner un panier type'], 'FO/StandardCartList', 2, 'SA RE CH'),
  p(['updateStandardCart', 'Modifier un panier type'], 'FO/StandardCartList', 3, 'SA RE CH'),
  p(['deleteStandardCart', 'Supprimer un panier type'], 'FO/StandardCartList', 4, 'SA RE CH'),
  p(['addStandardCartProduct', "Ajouter un produit d'un panier type"], 'FO/StandardCartList', 3, 'SA RE CH'),
  p(
    ['updateStandardCartProduct', "Modifier un produit d'un panier type"],
    'FO/StandardCartList',
    3,
    'SA RE CH',
  ),
  p(
    ['deleteStandardCartProduct', "Supprimer un produit d'un panier type"],
    'FO/StandardCartList',
    3,
    'SA RE CH',
  ),
  p(
    ['orderFoodFromStandardCart', 'Commander depuis un panier type (alimentaire)'],
    'FO/StandardCartList',
    'special',
    'SA DI RE CH',
  ),
  p(
    ['orderNonFoodFromStandardCart', 'Commander depuis un panier type (non alimentaire)'],
    'FO/StandardCartList',
    'special',
    'SA DI RE',
  ),
  p(
    ['viewPurchaseHistory', "Historiques d'achats"],
    'FO/PurchaseHistory BO/Orders',
    1,
    `SA AD CM LB ${members}`,
  ),
  p(['viewStockEntry', "Voir les bons d'entrée"], 'FO/EntryVoucherList', 1, `SA CM ${members}`),
  p(['createStockEntry', "Créer un bon d'entrée"], 'FO/EntryVoucherList', 2, 'SA RE MA'),
  p(['updateStockEntry', "Modifier un bon d'entrée"], 'FO/EntryVoucherList', 3, 'SA RE MA'),
  p(['deleteStockEntry', "Supprimer un bon d'entrée"], 'FO/EntryVoucherList', 4, 'SA RE MA'),
  p(['viewStockExit', 'Voir les bons de sortie'], 'FO/ExitVoucherList', 1, `SA CM ${members}`),
  p(['createStockExit', 'Créer un bon de sortie'], 'FO/ExitVoucherList', 2, 'SA RE CH MA'),
  p(['updateStockExit', 'Modifier un bon de sortie'], 'FO/ExitVoucherList', 3, 'SA RE CH MA'),
  p(['deleteStockExit', 'Supprimer un bon de sortie'], 'FO/ExitVoucherList', 4, 'SA RE CH MA'),
  p(['viewInventory', 'Voir les inventaires'], 'FO/InventoryList', 1, `SA CM ${members}`),
  p(['saveInventory', 'Saisir un inventaire'], 'FO/InventoryList', 2, 'SA DI RE MA'),
  p(['validateInventory', 'Valider un inventaire'], 'FO/InventoryList', 'special', 'SA DI RE'),
  p(['deleteInventory', 'Supprimer un inventaire'], 'FO/InventoryList', 4, 'SA DI RE'),
  p(
    ['settingsFamilySelection', 'Paramètre : sélection de familles'],
    'FO/FamilySelection BO',
    'special',
    'SA AD CM DI RE',
    table('Family_selection'),
  ),
  p(
    ['settingsStock', 'Paramètres de stock (motifs, repas, ventilations)'],
    'FO/StockSettings BO',
    'special',
    'SA AD CM DI RE',
    ['Meal_type', 'Stock_reason', 'Client_meal', 'Ventilation'].flatMap(table),
  ),
]
