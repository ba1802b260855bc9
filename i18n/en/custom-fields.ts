import { said } from './said'

/** What the server says of fields that administrators add. */
export const customFields = {
  taken: 'A field of this list already has this name.',
  full: 'This list has no room left for a field of this kind (%{most} at most). Take one away: its place is free after 30 days.',
  used: 'Choices still in use: %{choices}. Change the records that hold them first.',
}

const rights = { staff: 'Profiles “custom”', reserved: 'Profiles “reserved”' }

const lists = {
  article: 'Items',
  product: 'Products',
  supplier: 'Suppliers',
  adherent: 'Members',
  groupadherent: 'Member groups',
}

/** The fields that administrators add, by their declaration. */
export const customFieldDeclarations = {
  custom_field: said(
    ['Custom field', 'Custom fields'],
    {
      target: 'List',
      label: 'Name',
      label_en: 'Name in English',
      kind: 'Kind',
      choices: 'Choices',
      linked: 'Linked records',
      decimals: 'Decimals',
      unit: 'Unit',
      help: 'Help while typing',
      required: 'Required',
      tab: 'Tab of the record',
      listed: 'Column shown by default',
      position: 'Order',
      seen_by: 'Read by',
      filled_by: 'Filled by',
      api_name: 'Name in the API',
    },
    {
      help: {
        choices: 'Type each choice, then Enter.',
        required: 'Asked when each record is saved next.',
        tab: 'Nothing: the first.',
        seen_by:
          'Profiles with the rights “custom fields” or “reserved fields”, or everybody, members and suppliers included.',
      },
      options: {
        target: {
          ...lists,
          supplier_contract: 'Contracts',
          manufacturer: 'Manufacturers',
          platform: 'Platforms',
        },
        linked: { ...lists, user: 'Users', brand: 'Brands', family: 'Families', service: 'Services' },
        kind: {
          text: 'Text',
          longText: 'Long text',
          richText: 'Formatted text',
          int: 'Whole number',
          decimal: 'Decimal number',
          quantity: 'Quantity',
          money: 'Amount (€)',
          unitPrice: 'Unit price (€)',
          rate: 'Percentage',
          coefficient: 'Coefficient',
          note: 'Mark out of 20',
          bool: 'Yes or no',
          date: 'Date',
          dateTime: 'Date and time',
          time: 'Time',
          select: 'Choice',
          list: 'Several choices',
          ref: 'Link to a record',
          email: 'E-mail address',
          emails: 'E-mail addresses',
          phone: 'Telephone',
          freePhone: 'International telephone',
          website: 'Website',
          zip: 'Postcode',
          iban: 'IBAN',
          bic: 'BIC',
          gtin: 'Barcode',
          color: 'Colour',
        },
        seen_by: { ...rights, all: 'Everybody who sees the record' },
        filled_by: { ...rights, all: 'Everybody who changes the record' },
      },
    },
  ),
}
