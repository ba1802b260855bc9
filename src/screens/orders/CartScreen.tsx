import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { CartPage } from './CartPage'
import { useOrderCalls } from './use-order-calls'

/** A cart by its number; once it has left, its tracking page. */
export function CartScreen() {
  const id = Number(useParams().id)
  const calls = useOrderCalls()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => calls.one(id, signal),
    refetchOnMount: 'always',
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  if (Number(data.status) >= 300) return <Navigate to={`/orders/tracking/${id}`} replace />
  return <CartPage key={id} order={data} />
}
