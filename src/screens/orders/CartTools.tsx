import FlashOn from '@mui/icons-material/FlashOnOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import { cartTexts } from '../../../i18n/fr/carts'
import { useAllowed } from '../../fields/engine'
import { QuickOrderDialog } from './QuickOrderDialog'

/** The ways to fill carts. */
export function CartTools() {
  const allowed = useAllowed()
  const [isQuick, setQuick] = useState(false)
  const path = allowed('foodCatalog') ? '/catalogs/food' : '/catalogs/non-food'
  return (
    <>
      {allowed('addCartArticle') && (
        <Button variant="outlined" startIcon={<FlashOn />} onClick={() => setQuick(true)}>
          {toolTexts.quickTitle}
        </Button>
      )}
      <Button component={Link} to={path} variant="outlined" startIcon={<Storefront />}>
        {cartTexts.add}
      </Button>
      {isQuick && <QuickOrderDialog onClose={() => setQuick(false)} />}
    </>
  )
}
