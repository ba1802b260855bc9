/** What taking something out of service, or rights from people, strikes: counted. */
const struckOrder = {
  carts: '%{smart_count} cart |||| %{smart_count} carts',
  planned: '%{smart_count} scheduled sending |||| %{smart_count} scheduled sendings',
  toValidate: '%{smart_count} order to approve |||| %{smart_count} orders to approve',
  standardCarts: '%{smart_count} standard cart |||| %{smart_count} standard carts',
}

const struckAccount = {
  validated: '%{smart_count} person without this approver |||| %{smart_count} people without this approver',
  managed: '%{smart_count} member looked after |||| %{smart_count} members looked after',
  levels:
    '%{smart_count} level without this default approver |||| %{smart_count} levels without this default approver',
  suppliers: '%{smart_count} supplier without an account |||| %{smart_count} suppliers without an account',
  tenders: '%{smart_count} tender under way |||| %{smart_count} tenders under way',
  priceUpdates: '%{smart_count} price update under way |||| %{smart_count} price updates under way',
  volumes: '%{smart_count} volume request under way |||| %{smart_count} volume requests under way',
  statistics: '%{smart_count} statistics request under way |||| %{smart_count} statistics requests under way',
  tasks: '%{smart_count} comment to be done |||| %{smart_count} comments to be done',
  keys: '%{smart_count} API key |||| %{smart_count} API keys',
  webhooks: '%{smart_count} webhook |||| %{smart_count} webhooks',
  exports: '%{smart_count} scheduled export |||| %{smart_count} scheduled exports',
  imports: '%{smart_count} scheduled import |||| %{smart_count} scheduled imports',
}

export const struckPhrases = { struckOrder, struckAccount }
