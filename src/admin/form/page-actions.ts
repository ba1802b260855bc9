/** The class of what takes something away. */
export const takingAway = 'taking-away'

/**
 * What may be done with a page, in close ranks on a phone. It is written in the order in which it is seen and reached, at every
 * width: the main thing, what refuses beside it, the rest, and what takes something away (`<TakingAway>`) last and apart.
 */
export const pageActions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: { xs: 0.75, sm: 1 },
  '& .MuiButton-root': { px: { xs: 1, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  // Text alone starts where the title does.
  '&:not(:has(.MuiButton-contained)) > .MuiButton-text': { ml: { xs: -1, sm: 0 } },
  '&:not(:has(.MuiButton-contained)) > .MuiButton-text:first-of-type': { ml: { xs: -1, sm: -2 } },
  [`&:has(> .${takingAway} > *)`]: { flexGrow: { xs: 1, sm: 0 } },
  [`& > .${takingAway}`]: { display: 'flex', flexWrap: 'wrap', columnGap: { xs: 0, sm: 1 } },
  [`& > .${takingAway}:empty`]: { display: 'none' },
  [`& > .${takingAway}:only-child`]: { ml: { xs: -1, sm: -2 } },
  [`& > .${takingAway}:not(:only-child)`]: { ml: { xs: 'auto', sm: 2, md: 1 }, mr: { xs: -1, sm: 0 } },
} as const
