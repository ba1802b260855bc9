import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useApp } from './app-context'
import { sayShell } from './say-shell'

/** As high as what is pressed has to be (WCAG 2.5.8), in a line that stays as high as its text. */
const target = { display: 'inline-block', py: 0.5, my: -0.5 }

/** The copyright line, from 2022 to this year, and the accessibility statement that the page names. */
export function Footer() {
  const { product } = useApp()
  const statement = document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href
  const year = new Date().getFullYear()
  return (
    <Box
      component="footer"
      sx={{
        px: { xs: 2, md: 3 },
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '4px 24px',
        typography: 'caption',
        color: 'text.secondary',
        // What floats over a phone covers nothing of it at the end of the page.
        '.floats &': { pb: { xs: 11, sm: 2 } },
      }}
    >
      <span>{sayShell('shell.copyright', { year, organisation: product.organisation })}</span>
      {statement && (
        <Link href={statement} color="inherit" underline="always" sx={target}>
          {sayShell('shell.accessibility')}
        </Link>
      )}
    </Box>
  )
}
