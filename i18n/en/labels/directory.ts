import { said } from '../said'

export const directoryLabels = {
  contact: said(['Contact', 'Contacts'], {}),
  groupadherent: { help: { main_adherent_id: "Default delivery and billing of the group's orders." } },
  platform: {
    help: {
      order_email: 'Several addresses are parted by a semicolon.',
      family_ids: 'No family: all are delivered.',
    },
    fields: { tender_id: 'Proposed in the tender' },
  },
  platform_terms: said(
    ['Terms', 'Terms'],
    {},
    {
      options: {
        delivery_days: {
          '1': 'Monday',
          '2': 'Tuesday',
          '3': 'Wednesday',
          '4': 'Thursday',
          '5': 'Friday',
          '6': 'Saturday',
          '7': 'Sunday',
        },
      },
    },
  ),
  referencing_terms: said(
    ['Special terms', 'Special terms'],
    {},
    {
      help: {
        minimum_ht: 'Empty: as the platform.',
        block_below_minimum: 'Empty: as the platform.',
        franco_ht: 'Empty: as the platform.',
        shipping_ht: 'Empty: as the platform.',
        shipping_rate_id: 'Empty: as the platform.',
        delivery_days: 'Empty: as the platform.',
        lead_days: 'Empty: as the platform.',
        cut_off_time: 'Empty: as the platform.',
        strict_delay: 'Empty: as the platform.',
      },
      options: {
        block_below_minimum: { yes: 'Yes', no: 'No' },
        delivery_days: {
          '1': 'Monday',
          '2': 'Tuesday',
          '3': 'Wednesday',
          '4': 'Thursday',
          '5': 'Friday',
          '6': 'Saturday',
          '7': 'Sunday',
        },
        strict_delay: { yes: 'Yes', no: 'No' },
      },
    },
  ),
  closing_period: said(['Closing period', 'Closing periods'], {}),
  referencing: said(
    ['Referencing', 'Referencings'],
    {},
    {
      help: { family_ids: 'No family: all those of the supplier.' },
      options: {
        sending_mode: { '1': 'I send it myself', '2': 'Sent by the platform' },
        state: { proposed: 'Proposed', active: 'Active', suspended: 'Suspended', ended: 'Ended' },
      },
      list: 'Referencing',
    },
  ),
  supplier_contract: {
    options: { contract_type: { cdi: 'Open-ended', cdd: 'Fixed-term', tacit: 'Tacit renewal' } },
    fields: { file_id: 'Document' },
  },
  supplier_coverage: said(
    ['Coverage', 'Coverages'],
    {},
    { options: { state: { declared: 'Declared', effective: 'Effective' } } },
  ),
}
