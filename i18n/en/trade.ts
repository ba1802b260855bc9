import { rebateModes, taxBases } from './choices'
import { named, owners, said } from './said'

const placeholders =
  'Sent when a public tender is awarded, followed by the result of each lot. {reference}, {objet}, {fournisseur}, {note} and {rang} are replaced.'
const perOrder = { per_order: taxBases.per_order }
const perUnit = { per_order_unit: taxBases.per_order_unit }
const charged = {
  basis: 'Basis',
  amount: 'Amount excl. tax',
  rate_id: 'VAT rate',
  supplier_id: 'Supplier',
  platform_id: 'Platform',
  catalog_id: 'Catalogue',
  family_id: 'Family',
  auto: 'Applied automatically',
}
const { basis, supplier_id, auto } = charged

export const orders = {
  litigationobject: said(['Dispute subject', 'Dispute subjects'], {
    litigation_type_id: 'Dispute type',
    credit_by_default: 'Credit note requested by default',
  }),
  litigationtype: said(['Dispute type', 'Dispute types'], named),
  litigationstatus: said(['Dispute status', 'Dispute statuses'], { color: 'Colour' }),
  orderlevel: said(
    ['Order level', 'Order levels'],
    {
      ...owners,
      level: 'Level',
      catalog_id: 'Catalogue',
      amount_ht: 'From (excl. tax)',
      mandatory: 'Mandatory',
      default_validator_id: 'Default approver',
    },
    { options: { level: { 1: 'Level 1', 2: 'Level 2' } } },
  ),
  tax: said(['Tax', 'Taxes'], { ...charged, percent: 'Percentage' }, { options: { basis: taxBases } }),
  deposit: said(
    ['Deposit', 'Deposits'],
    { basis, amount: 'Amount', supplier_id, article_ids: 'Items', auto },
    { options: { basis: perUnit } },
  ),
  flatfee: said(
    ['Flat fee', 'Flat fees'],
    { ...charged, threshold_ht: 'Below (excl. tax)' },
    {
      help: { threshold_ht: 'The flat fee applies only to orders whose goods do not reach this amount.' },
      options: { basis: perOrder },
    },
  ),
  mealtype: said(['Meal type', 'Meal types'], { ...owners, time_from: 'From', time_to: 'To' }),
  stockreason: said(
    ['Stock movement reason', 'Stock movement reasons'],
    {
      ...owners,
      flux: 'Direction',
      is_loss: 'Loss',
      meals_required: 'Number of meals required',
      system: "System's own reason",
    },
    { options: { flux: { 100: 'In', 150: 'Out', both: 'In and out' } } },
  ),
  clientmeal: said(['Customer meal', 'Customer meals'], {
    ...owners,
    weight: 'Equivalent in meals',
    counted: 'Counted',
  }),
  ventilation: said(['Purchase breakdown', 'Purchase breakdowns'], {
    ...owners,
    accounting_code: 'Accounting code',
    parent_id: 'Parent breakdown',
    default_family_ids: 'Default families',
  }),
}

export const suppliers = {
  supplierstatus: said(['Supplier status', 'Supplier statuses'], {
    ...named,
    can_order: 'May receive orders',
  }),
  manufacturerstatus: said(['Manufacturer status', 'Manufacturer statuses'], named),
  suppliernetwork: said(['Network', 'Networks'], {}, { list: 'Supplier groups (networks)' }),
  revenuefrequency: said(['Turnover frequency', 'Turnover frequencies'], { months: 'Months' }),
  contracttype: said(['Contract type', 'Contract types'], named),
  contacttype: said(['Contact type', 'Contact types'], named),
  rfarate: said(
    ['Rebate rate', 'Rebate rates'],
    {
      supplier_contract_id: 'Contract',
      supplier_id: 'Supplier',
      company_id: 'Service',
      catalog_id: 'Catalogue',
      family_ids: 'Families',
      mode: 'Calculation',
      minimum_ht: 'Minimum amount excl. tax',
      year_from: 'From year',
      year_to: 'To year',
      shared_with_members: 'Shared with members',
      tiers: 'Tiers',
    },
    {
      help: { family_ids: 'No family: all are included.' },
      options: { mode: rebateModes },
    },
  ),
}

export const tenders = {
  publicnotice: said(
    ['Public notice settings', 'Public notice settings'],
    {
      header: 'Header',
      footer: 'Footer',
      legal_mentions: 'Legal notice',
      contact_name: 'Contact name',
      contact_mail: 'Contact e-mail',
      standstill_days: 'Standstill period',
      bidder_profile_id: 'Profile of companies that register from a notice',
      retained_object: 'Subject of the message to the winner',
      retained_message: 'Message to the winner',
      rejected_object: 'Subject of the message to rejected candidates',
      rejected_message: 'Message to rejected candidates',
      change_object: 'Subject of the amendment message',
      change_message: 'Message on the amendment of the file',
    },
    {
      help: {
        bidder_profile_id: 'A supplier profile. Without one, no company registers by itself.',
        retained_message: placeholders,
        rejected_message: placeholders,
      },
    },
  ),
  notescale: said(['Scoring scale (0 to 20)', 'Scoring scales (0 to 20)'], {
    note_type_id: 'Score type',
    tender_id: 'Tender',
    family_id: 'Family',
    value: 'Score',
    description: 'Description',
  }),
  frequencyscale: said(['Frequency scale', 'Frequency scales'], {
    tender_id: 'Tender',
    family_id: 'Family',
    per_week_from: 'Deliveries per week from',
    note: 'Score',
  }),
  delayscale: said(
    ['Lead time scale', 'Lead time scales'],
    { tender_id: 'Tender', family_id: 'Family', delay_code: 'Lead time', note: 'Score' },
    {
      options: {
        delay_code: { A_POUR_B: 'A for B', J1: 'D + 1', J2: 'D + 2', J3: 'D + 3', PLUS: 'Longer' },
      },
    },
  ),
  tendertype: said(['Tender type', 'Tender types'], { ...named, company_type_id: 'Service type' }),
  notetype: said(['Score type', 'Score types'], named),
  procedure: said(
    ['Procedure', 'Procedures'],
    {
      public: 'Public contract',
      formal: 'Formal procedure',
      min_days: 'Minimum response time',
      standstill_days: 'Standstill period',
      essential_name: 'In the essential data',
    },
    {
      help: { essential_name: 'Which procedure of the public schema (DECP) this one is.' },
      options: {
        essential_name: {
          'Procédure adaptée': 'Adapted procedure',
          "Appel d'offres ouvert": 'Open call for tenders',
          "Appel d'offres restreint": 'Restricted call for tenders',
          'Procédure avec négociation': 'Procedure with negotiation',
          'Marché passé sans publicité ni mise en concurrence préalable':
            'Contract without prior publicity or competition',
          'Dialogue compétitif': 'Competitive dialogue',
        },
      },
    },
  ),
  instruction: said(['Instruction', 'Instructions'], { text: 'Text', tender_type_id: 'Tender type' }),
}
