import Replay from '@mui/icons-material/Replay'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'

/** « Commander comme la semaine dernière »: one click from the home page to the list of the habits, over the carts. */
export function UsualOrder() {
  return (
    <Card
      component="section"
      aria-label={texts.usual}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2.5, py: 2, mb: 4 }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
          {texts.usual}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.usualText}</Box>
      </Box>
      <Button component={Link} to="/carts/in-progress?usual=1" variant="contained" startIcon={<Replay />}>
        {texts.usualOpen}
      </Button>
    </Card>
  )
}
