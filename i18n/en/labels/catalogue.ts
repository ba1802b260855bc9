import { allergens } from '../choices'
import { said } from '../said'

export const catalogueLabels = {
  article_price: said(
    ['Price', 'Price'],
    {},
    {
      options: {
        source: { tender: 'Tender', price_update: 'Price update', manual: 'Typed in', import: 'Import' },
      },
      help: {
        bounded:
          'A promotion has two dates: the standing price resumes after it. Without an answer, a price with an end is one as soon as it covers another.',
      },
      list: 'Item prices',
    },
  ),
  adherent_article: said(
    ["Member's item", "Members' items"],
    {},
    { help: { coef_storage_management: 'How many base units of the product a storage unit holds.' } },
  ),
  anomaly: said(
    ['Anomaly', 'Anomalies'],
    {},
    { options: { state: { open: 'Open', ignored: 'Ignored', fixed: 'Corrected' } } },
  ),
  my_article: said(
    ['Item', 'My catalogue'],
    { ref_supplier: 'Supplier reference', image_file_id: 'Photo' },
    {
      help: {
        gtin: 'EAN or GTIN printed on the unit. Several packagings may have it.',
        packaging_gtin: 'GTIN of the box or package that is ordered: only one item of the supplier has it.',
        coef_negotiation: 'Number of base units in such a unit.',
        coef_order_management: 'Number of base units in such a unit.',
        coef_billing: 'Number of base units in such a unit.',
        allergens: 'Nothing selected: not stated. An item that has none says so.',
        image_file_id: 'Shown in the catalogue instead of the picture of the family.',
      },
      options: {
        allergens,
      },
    },
  ),
  product: said(
    ['Product', 'Products'],
    { label_ids: 'Required labels' },
    {
      options: { kind: { product: 'Product', service: 'Service' } },
      searches: {
        '0': 'Products without VAT',
        '1': 'Products without a storage mode',
        '2': 'Inactive products',
      },
    },
  ),
  service: said(['Service', 'Services'], { label_ids: 'Required labels' }),
  article_request: said(
    ['Item request', 'Item requests'],
    { needed_date: 'Wanted by', gtin: 'Barcode', article_id: 'Proposed item', answer: 'Answer of the group' },
    {
      options: {
        status: { '100': 'Requested', '200': 'Being searched', '300': 'Proposed item', '400': 'Abandoned' },
      },
      help: { need: 'For example: 2 boxes a week.', details: 'Brand, packaging, quality, current supplier.' },
      actions: {
        search: { label: 'Take charge', done: 'Request taken charge of' },
        propose: {
          label: 'Propose an item',
          fields: { article_id: 'Proposed item', answer: 'Message' },
          done: 'Item proposed to the member',
        },
        drop: { label: 'Drop', fields: { answer: 'Reason' }, done: 'Request dropped' },
      },
    },
  ),
}
