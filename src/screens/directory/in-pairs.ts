/** « 01 99 00 12 34 »; another spelling stays as it is. */
export const inPairs = (phone: string): string =>
  /^\d{10}$/.test(phone) ? phone.replace(/(\d\d)(?=\d)/g, '$1 ') : phone
