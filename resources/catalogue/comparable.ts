/** What a usable base unit of an article costs, in SQL: offers are compared by it (domain §4.6). `of` is before each column: `a.`. */
export const comparableSql = (of = ''): string =>
  `${of}quotation / nullif(${of}coef_negotiation, 0) * ${of}coef`
