const paths = {
  search:
    'M15.5 14h-.79l-.28-.27A6.47 6.47 0 0 0 16 9.5 6.5 6.5 0 1 0 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19l-4.99-5zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9z',
  close:
    'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
  filter: 'M10 18h4v-2h-4v2zM3 6v2h18V6H3zm3 7h12v-2H6v2z',
  bookmark: 'M17 3H7c-1.1 0-2 .9-2 2v16l7-3 7 3V5c0-1.1-.9-2-2-2zm0 15-5-2.18L7 18V5h10v13z',
  columns: 'M3 5v14h18V5H3zm5.33 12H5V7h3.33v10zm5.34 0h-3.33V7h3.33v10zM19 17h-3.33V7H19v10z',
  comfortable: 'M3 3h18v2H3zm0 16h18v2H3zm0-8h18v2H3z',
  compact: 'M3 3h18v2H3zm0 16h18v2H3zm0-5.33h18v2H3zM3 8.33h18v2H3z',
  deleted: 'M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6v12zM8 9h8v10H8V9zm7.5-5-1-1h-5l-1 1H5v2h14V4z',
  doubles: 'M8 4h12v12H8zM4 8h2v10h10v2H4z',
  group: 'M3 5h8v4H3zm10 1h8v2h-8zM7 11h14v2H7zm0 4h14v2H7zm0 4h14v2H7z',
  sort: 'M16 17.01V10h-2v7.01h-3L15 21l4-3.99h-3zM9 3 5 6.99h3V14h2V6.99h3L9 3z',
  next: 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z',
  previous: 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z',
  arrow: 'm4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z',
  add: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z',
} as const

/** A small picture beside or in place of a word, without the cost of a styled component; never read out. */
export const Glyph = ({ name, size = 20 }: { name: keyof typeof paths; size?: number }) => (
  <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
    <path d={paths[name]} />
  </svg>
)
