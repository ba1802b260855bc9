import { sectors } from './choices'
import { codes, named, owners, said } from './said'

export const members = {
  companytype: said(['Service type', 'Service types'], named),
  companysize: said(['Company size', 'Company sizes'], {
    headcount_from: 'Headcount from',
    headcount_to: 'Headcount to',
  }),
  legalform: said(['Legal form', 'Legal forms'], { company_type_id: 'Service type' }),
  legalcategory: said(['Legal category', 'Legal categories'], { insee_code: 'INSEE code' }),
  activitytype: said(
    ['Type of activity', 'Types of activity'],
    { ape_prefixes: 'Beginnings of APE codes' },
    { help: { ape_prefixes: 'Two to five characters, for example 46 or 4639B.' } },
  ),
  apecode: said(['APE code', 'APE codes'], codes),
  documenttype: said(
    ['Document type', 'Document types'],
    { extension_kinds: 'Accepted formats', help_center: 'Help centre' },
    {
      help: { extension_kinds: 'No format chosen: all are accepted.' },
      options: {
        extension_kinds: {
          pdf: 'PDF',
          word: 'Word',
          excel: 'Excel',
          video: 'Video',
          image: 'Image',
          other: 'Other',
        },
      },
    },
  ),
  dashboardmessagetype: said(['Message type', 'Message types'], named),
  establishmentstatus: said(['Establishment status', 'Establishment statuses'], {
    company_type_id: 'Service type',
  }),
  establishmenttype: said(
    ['Establishment type', 'Establishment types'],
    {
      company_type_id: 'Service type',
      egalim_sector: 'EGAlim sector',
      establishmentstatus_ids: 'Establishment statuses',
    },
    {
      options: {
        egalim_sector: sectors,
      },
    },
  ),
  adherentstatus: said(['Member status', 'Member statuses'], { ...named, can_order: 'May order' }),
  adherentclubstatus: said(['Club status', 'Club statuses']),
  starrating: said(['Star rating', 'Star ratings'], { stars: 'Stars' }),
  generaloption: said(
    ['General option', 'General options'],
    {
      key: 'Key',
      value: 'Value',
      shown: 'Setting',
      file_id: 'File (PDF)',
      type: 'Type',
      unit: 'Unit',
      help: 'Help',
    },
    {
      options: {
        type: {
          int: 'Whole number',
          decimal: 'Decimal number',
          bool: 'Yes / no',
          text: 'Text',
          intList: 'List of whole numbers',
          file: 'File',
        },
      },
    },
  ),
  familyselection: said(['Family selection', 'Family selection'], {
    ...owners,
    family_ids: 'Families shown',
  }),
  productnotincatalog: said(['Off-catalogue product', 'Off-catalogue products'], {
    ...owners,
    supplier_id: 'Supplier',
    supplier_not_in_catalog_id: 'Off-catalogue supplier',
    catalog_id: 'Catalogue',
    family_id: 'Family',
    unit_id: 'Unit',
    price_ht: 'Price excl. tax',
    rate_id: 'VAT rate',
    ref_supplier: 'Supplier reference',
    label_ids: 'Labels',
  }),
  suppliernotincatalog: said(['Off-catalogue supplier', 'Off-catalogue suppliers'], {
    ...owners,
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    zip_code: 'Postcode',
    municipality_id: 'Municipality',
  }),
}
