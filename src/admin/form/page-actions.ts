/** A button that takes something away: text in red; « Refuser » beside « Valider » is outlined. */
const dangerous = '.MuiButton-text.MuiButton-colorError'

/** What may be done with a page: on a phone in close ranks, the main thing first, what takes something away last and apart. */
export const pageActions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: { xs: 0.75, sm: 1 },
  '& .MuiButton-root': { px: { xs: 1, sm: 2 } },
  '& .MuiButton-contained': { order: { xs: -2, md: 0 } },
  // What refuses stands beside what accepts.
  '& .MuiButton-outlined.MuiButton-colorError': { order: { xs: -1, md: 0 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  // Text alone starts where the title does.
  '&:not(:has(.MuiButton-contained)) > .MuiButton-text': { ml: { xs: -1, sm: 0 } },
  '&:not(:has(.MuiButton-contained)) > .MuiButton-text:first-of-type': { ml: { xs: -1, sm: -2, md: 0 } },
  [`&:has(${dangerous})`]: { flexGrow: { xs: 1, sm: 0 } },
  [`&& ${dangerous}:not(:only-of-type)`]: { order: { xs: 1, md: 0 }, ml: { xs: 'auto', sm: 2, md: 0 } },
} as const
