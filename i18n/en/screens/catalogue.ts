import type { Translation } from '../../../resources/schema/texts'
import type { anomalyTexts } from '../../fr/catalogue'
import type { familyCardTexts } from '../../fr/family-card'
import { many } from '../counts'

const article = {
  photoOfProduct: 'Photo of the product, as buyers see it.',
  photoOfFamily: 'Photo of the family: the product has none.',
  photoChange: 'Open the product “%{label}”',
  exampleTitle: 'Example',
  exampleQuantity: 'Quantity ordered',
  exampleMissing: 'Enter the quotation, the four units and their coefficients to see an example.',
  priceFromToday: 'Saving another quotation makes a new price from today.',
  basePrice: 'Comparison price: %{price} per %{unit}.',
  sameUnit: 'The %{use} unit is the base unit (%{unit}): its coefficient should be 1.',
  uses: {
    negotiation: 'negotiation',
    order_management: 'order',
    billing: 'billing',
    storage_management: 'storage',
  },
}

const why = {
  title: 'Why can it not be ordered?',
  intro: 'Choose a member or a group, and the day of the order or of the delivery.',
  adherent: 'Member',
  group: 'Member group',
  date: 'Date',
  orderable: 'This item can be ordered.',
  visible: 'This item can be seen but not ordered.',
  hidden: 'This item can be neither seen nor ordered.',
  price: 'Price: %{price} excl. tax per %{unit} (%{scope}).',
  scopes: { general: 'general price', group: "the group's price", adherent: "the member's price" },
  fix: 'Open',
  loading: 'Searching…',
}

const anomaly: Translation<typeof anomalyTexts> = {
  title: 'Catalogue anomalies',
  none: 'No anomalies',
  noneText: 'Nothing was found on this item.',
  detected: 'Found on %{day}',
  ignore: 'Ignore',
  ignoreTitle: 'Ignore this anomaly |||| Ignore %{smart_count} anomalies',
  reason: 'Reason',
  ignored: 'Ignored: %{reason}',
  reopen: 'Reopen',
  fix: 'Correct the item',
  done: 'Changes saved',
  recompute: 'Look for anomalies',
  recomputed: (opened, fixed) =>
    `Search finished: ${many(opened, 'anomaly', 'anomalies')} opened, ${fixed} corrected.`,
  types: 'Anomalies by type',
  open: '%{smart_count} open |||| %{smart_count} open',
  ignoredCount: '%{smart_count} ignored |||| %{smart_count} ignored',
}

const family = {
  order: 'Display order',
  saveOrder: 'Save the order',
  orderSaved: 'Order saved',
  none: 'Nothing is sorted here.',
  inactive: 'inactive',
  add: { family: 'New family', subfamily: 'New subfamily' },
  seeList: 'See the list',
}

const offer = {
  caption: 'Offers for this product, the cheapest first',
  columns: { article: 'Item', supplier: 'Supplier', origin: 'Origin', price: 'Price excl. tax' },
  perBase: 'Comparison / %{unit}',
  none: 'No items',
  noneText: 'No supplier offers this product yet.',
  add: 'New item',
  inactive: 'Inactive',
}

const outside = {
  title: 'Off catalogue',
  intro:
    "What you buy outside the group's catalogues: these products are ordered, received and stored like the others.",
  products: 'Products',
  suppliers: 'Suppliers',
  search: 'Search',
  addProduct: 'New off-catalogue product',
  addSupplier: 'New off-catalogue supplier',
  editProduct: 'Off-catalogue product',
  editSupplier: 'Off-catalogue supplier',
  forGroup: 'What you add here belongs to the group: all its members can order it.',
  noProduct: 'No off-catalogue products',
  noProductText:
    'Add a product that the catalogues do not have, from a supplier that is referenced or off catalogue.',
  noSupplier: 'No off-catalogue suppliers',
  noSupplierText: 'Add the producer or the shop from which you buy directly.',
  notFound: 'No results',
  soldBy: 'Sold by',
  kinds: { referenced: 'A referenced supplier', outside: 'An off-catalogue supplier' },
  per: '%{price} excl. tax / %{unit}',
  ofGroup: 'Group',
  inactive: 'Inactive',
  quantityOf: 'Quantity of %{label}',
  order: 'Add to the cart',
  ordered: '%{quantity} × %{label}: added to the cart',
  edit: 'Edit',
  remove: 'Delete',
  actionOn: '%{verb}: %{label}',
  removeTitle: 'Delete “%{label}”?',
  removeText: 'Orders that were placed keep it.',
  removed: 'Deleted',
}

const familyCard: Translation<typeof familyCardTexts> = {
  articles: 'Items',
  products: 'Products',
  before: 'Towns delivered to before',
  now: 'In the tender',
  quotation: 'Quotation',
  date: 'Changed on',
  delivered: ({ all, communes }) => (all ? 'All' : many(communes, 'town', 'towns')),
  added: 'In the offer',
  absent: 'Not priced yet',
  without: 'Without a price',
  closed: 'Not concerned',
  families: 'Families of the tender',
}

export const catalogueScreens = { article, why, anomaly, family, offer, outside, familyCard }
