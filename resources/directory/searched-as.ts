/** When a row was made, by the specification's generic name. */
export const madeNames = { creation_date: 'createdAt' } as const

/** The specification's generic names of members and suppliers (part 2 §3), each where it stands in their head office. */
export const officeNames = {
  ...madeNames,
  address: 'Office_address.address',
  zip_code: 'Office_address.zip_code',
  city: 'Office_address.Municipality.label',
  department: 'Office_address.Department.label',
  country: 'Office_address.Country.label',
} as const
