import { allergens, regionGroups, sectors } from '../choices'
export const membersLabels = {
  adherent: {
    help: {
      shared_franco:
        "Its orders to a platform for a day count together with those of the group's members that share as well, and carriage is paid only once; to be agreed with the suppliers.",
      storage_management: 'For items that have no storage unit.',
      coef_storage_management: 'How many base units of the product a storage unit holds.',
    },
    fields: { storage_management: 'Default storage unit' },
    options: {
      sector: sectors,
      region_group: regionGroups,
    },
    searches: {
      '0': 'Without an account manager',
      '1': 'Outside groups',
      '2': 'Subject to EGAlim without a sector',
    },
    actions: {
      resign: {
        label: 'Resignation',
        confirm: 'The member no longer orders from this date; its orders and its history stay.',
        done: 'The resignation is recorded.',
      },
      readmit: {
        label: 'Readmit',
        confirm: 'The member becomes active again and can order.',
        done: 'The member is active again.',
      },
    },
  },
  supplier: {
    options: {
      declarative_mode: { none: 'None', global: 'Overall', by_family: 'By family', by_adherent: 'By member' },
      default_sending_mode: { '1': 'I send it myself', '2': 'Sent by the platform' },
    },
    searches: { '0': 'Referenced suppliers', '1': 'Prospects', '2': 'Without a declaration frequency' },
  },
  article: {
    fields: { ref_supplier: 'Supplier reference', image_file_id: 'Photo' },
    help: {
      gtin: 'EAN or GTIN printed on the unit. Several packagings may have it.',
      packaging_gtin: 'GTIN of the box or package that is ordered: only one item of the supplier has it.',
      coef_negotiation: 'Number of base units in such a unit.',
      coef_order_management: 'Number of base units in such a unit.',
      coef_billing: 'Number of base units in such a unit.',
      coef_storage_management: 'Number of base units in such a unit.',
      coef: 'Yield or drained weight; it only serves to compare offers.',
      allergens: 'Nothing selected: not stated. An item that has none says so.',
      image_file_id: 'Shown in the catalogue instead of the picture of the family.',
    },
    options: {
      allergens,
    },
    list: 'Catalogues',
    searches: {
      '0': 'Items without a price',
      '1': 'Items without VAT',
      '2': 'Items of variable weight',
      '3': 'Items changed last',
    },
    actions: {
      withdraw: {
        label: 'Withdraw from the catalogue',
        fields: { deactivation_date: 'Withdrawn from' },
        done: 'The withdrawal is recorded.',
      },
    },
  },
  export_run: { fields: { stored: 'File kept', finished_at: 'Finished on' } },
}
