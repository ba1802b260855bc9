import FlashOn from '@mui/icons-material/FlashOnOutlined'
import Replay from '@mui/icons-material/Replay'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import { cartTexts } from '../../../i18n/fr/carts'
import { useAllowed } from '../../fields/engine'
import { QuickOrderDialog } from './QuickOrderDialog'
import { UsualSheet } from './UsualSheet'

/** The ways to fill carts. */
export function CartTools() {
  const allowed = useAllowed()
  const [isQuick, setQuick] = useState(false)
  const [search, setSearch] = useSearchParams()
  const isUsual = search.has('usual') && allowed('addCartArticle')
  const path = allowed('foodCatalog') ? '/catalogs/food' : '/catalogs/non-food'
  return (
    <>
      {allowed('addCartArticle') && (
        <>
          <Button variant="outlined" startIcon={<Replay />} onClick={() => setSearch({ usual: '1' })}>
            {toolTexts.usualShort}
          </Button>
          <Button variant="outlined" startIcon={<FlashOn />} onClick={() => setQuick(true)}>
            {toolTexts.quickTitle}
          </Button>
        </>
      )}
      <Button component={Link} to={path} variant="outlined" startIcon={<Storefront />}>
        {cartTexts.add}
      </Button>
      {isUsual && <UsualSheet onClose={() => setSearch({}, { replace: true })} />}
      {isQuick && <QuickOrderDialog onClose={() => setQuick(false)} />}
    </>
  )
}
