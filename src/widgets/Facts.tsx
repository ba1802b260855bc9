import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What is known of a thing, side by side; what is not known is left out. */
export function Facts({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={style}>
      {of
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  )
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  rowGap: 1.5,
  m: 0,
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const
