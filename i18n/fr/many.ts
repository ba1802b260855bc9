const number = (n: number) => n.toLocaleString('fr-FR')

/** « 1 panier », « 2 paniers », « 0 panier »: French has its plural from two on. */
export const many = (n: number, one: string, several: string): string =>
  `${number(n)} ${n > 1 ? several : one}`
