import { said } from '../said'

export const tendersLabels = {
  tender: {
    options: {
      status: {
        '100': 'In preparation',
        '150': 'Tender open',
        '200': 'Tender closed',
        '250': 'Tenders opened, analysis',
        '300': 'Negotiation',
        '350': 'Awarded',
        '400': 'In execution',
        '450': 'Ended',
        '500': 'Abandoned',
      },
      price_date_basis: { delivery: 'Delivery date', order: 'Order date' },
      incomplete_offer_policy: { exclude: 'Excluded', worst_price: 'Valued at the highest price' },
      award_mode: { single: 'One supplier', ranked: 'Several ranked suppliers' },
    },
    fields: { opened_at: 'Tenders opened on', cancel_reason: 'Reason for abandoning' },
    help: {
      sealed:
        'Otherwise, in a private tender, an offer can be read as soon as it is sent; in a public tender it is always sealed.',
    },
  },
  tender_family: said(
    ['Lot', 'Lots'],
    {},
    { options: { status: { open: 'Open', awarded: 'Awarded', no_bid: 'No offer', cancelled: 'Abandoned' } } },
  ),
  tender_product: said(['Product of the lot', 'Products of the lot'], {}),
  tender_supplier: said(['Invited supplier', 'Invited suppliers'], {}),
  tender_adherent: said(['Beneficiary', 'Beneficiaries'], {}),
  tender_question: said(['Question', 'Questions'], { text: 'Question' }),
  tender_response: said(
    ['Offer', 'Offers'],
    { submitted_at: 'Received on' },
    {
      options: {
        status: {
          '100': 'Being entered',
          '150': 'Sent',
          '200': 'After the deadline',
          '250': 'Irregular',
          '300': 'Successful',
          '350': 'Unsuccessful',
          '400': 'Withdrawn',
        },
      },
    },
  ),
  tender_response_version: said(
    ['Offer version', 'Offer versions'],
    { user_id: 'By' },
    {
      options: {
        kind: { sent: 'Sent', withdrawn: 'Withdrawn', late: 'After the deadline', negotiated: 'Negotiated' },
      },
    },
  ),
  tender_response_family: said(
    ['Lot of an offer', 'Lots of an offer'],
    {},
    { options: { decision: { retained: 'Successful', rejected: 'Unsuccessful' } } },
  ),
  tender_response_line: said(['Offer line', 'Offer lines'], {}),
  tender_answer_file: said(
    ['Offer document', 'Offer documents'],
    { version: 'Version sent' },
    {
      options: {
        kind: {
          memoir: 'Technical proposal',
          dc1: 'DC1 (letter of application)',
          dc2: "DC2 (candidate's declaration)",
          dume: 'ESPD',
          signature: 'Electronic signature',
          other: 'Other document',
        },
        verification: {
          intact: 'Signed PDF, unchanged since its signature',
          extended: 'Signed PDF, completed since its signature',
          altered: 'PDF changed since its signature',
          matches: 'Signs the file',
          differs: 'Does not sign the file',
          unverifiable: 'Signature that cannot be verified',
        },
      },
    },
  ),
  tender_opening: said(['Opening of tenders', 'Openings of tenders'], { user_id: 'By' }),
}
