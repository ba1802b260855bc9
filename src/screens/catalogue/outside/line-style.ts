/** A line of the lists outside the catalogues: on a phone its parts stand under each other. */
export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
  '& .what': { flex: '1 1 280px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.25 },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .price': {
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 600,
    minWidth: 130,
    textAlign: { sm: 'right' },
  },
  '& .reach': { display: 'flex', flexDirection: 'column', typography: 'body2', minWidth: 200 },
  '& a': { color: 'primary.main' },
} as const
