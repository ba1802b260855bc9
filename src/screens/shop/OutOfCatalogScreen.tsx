import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { outOfCatalogTexts as texts } from '../../../i18n/fr/shop'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { CartChooser } from './CartChooser'
import { CartsDock } from './CartsDock'
import { NewProductDialog } from './NewProductDialog'
import { NewSupplierDialog } from './NewSupplierDialog'
import { OutOfCatalogTable } from './OutOfCatalogTable'
import { useCartStore } from './use-cart-store'
import { useMember } from './use-member'
import { QuantitiesContext } from './use-quantities'
import { useShopCalls } from './use-shop-calls'

type Creating = 'product' | 'supplier' | undefined

/** What the member orders besides the catalogues (domain §4.7). */
export function OutOfCatalogScreen() {
  const member = useMember()
  const shop = useShopCalls()
  const queries = useQueryClient()
  const allowed = useAllowed()
  const store = useCartStore()
  const [creating, setCreating] = useState<Creating>()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['out-of-catalog', member],
    queryFn: ({ signal }) => shop.outOfCatalog(member, signal),
  })
  const close = () => setCreating(undefined)
  const created = () => {
    close()
    void queries.invalidateQueries({ queryKey: ['out-of-catalog'] })
  }
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <QuantitiesContext value={store}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: '1 1 220px' }}>
          {texts.title}
        </Box>
        {allowed('viewCart') && <CartsDock />}
        {!member.isGroup && allowed('createSupplierHc') && (
          <Button variant="outlined" onClick={() => setCreating('supplier')}>
            {texts.newSupplier}
          </Button>
        )}
        {!member.isGroup && allowed('createProductHc') && (
          <Button variant="contained" onClick={() => setCreating('product')}>
            {texts.newProduct}
          </Button>
        )}
      </Box>
      {!data && <TableSkeleton rows={4} columns={4} />}
      {data?.products.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
      {data && data.products.length > 0 && <OutOfCatalogTable products={data.products} />}
      <CartChooser store={store} />
      {creating === 'product' && data && (
        <NewProductDialog choices={data} onCreated={created} onClose={close} />
      )}
      {creating === 'supplier' && <NewSupplierDialog onCreated={created} onClose={close} />}
    </QuantitiesContext>
  )
}
