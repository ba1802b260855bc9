import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { struckTexts as texts } from '../../../i18n/fr/struck'
import type { Struck } from '../../../resources/schema/struck'

/** What is struck, by kind, the first of each to be looked at. */
export const StruckList = ({ struck }: { struck: readonly Struck[] }) => (
  <Alert severity="warning" sx={{ my: 1 }}>
    {texts.strikes({ what: struck.map(({ label }) => label).join(', ') })}
    {struck.map(({ label, rows }) => (
      <Box component="details" key={label} open={struck.length === 1} sx={{ mt: 0.5 }}>
        <summary>{label}</summary>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {rows.map(({ label: row, link }) => (
            <li key={row}>
              {link ? (
                <Link href={link} target="_blank" rel="noopener" color="inherit" underline="always">
                  {row}
                </Link>
              ) : (
                row
              )}
            </li>
          ))}
        </Box>
      </Box>
    ))}
  </Alert>
)
