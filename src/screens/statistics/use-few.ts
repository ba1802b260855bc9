import useMediaQuery from '@mui/material/useMediaQuery'

/** Rows of a table before « Tout afficher »: a page stays a page. */
export const useFew = (): number => (useMediaQuery('(max-width: 699.95px)') ? 4 : 12)
