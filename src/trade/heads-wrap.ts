/** Heads of a wide table of figures break into lines. */
export const headsWrap = { '& thead th, & thead th.number': { whiteSpace: 'normal' } } as const
