import Storefront from '@mui/icons-material/StorefrontOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import { useAllowed } from '../../fields/engine'

/** The ways to fill carts. */
export function CartTools() {
  const allowed = useAllowed()
  const path = allowed('foodCatalog') ? '/catalogs/food' : '/catalogs/non-food'
  return (
    <Button component={Link} to={path} variant="outlined" startIcon={<Storefront />}>
      {cartTexts.add}
    </Button>
  )
}
