import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { OrderPage } from './OrderPage'
import { useOrderCalls } from './use-order-calls'

interface Props {
  /** The list that it belongs to. */
  back: { path: string; label: string }
  isSupplier?: boolean
  /** A cart has a page of its own; not for whoever decides on it. */
  showsCarts?: boolean
}

/** An order by its number, in any application. */
export function OrderScreen({ back, isSupplier, showsCarts }: Props) {
  const id = Number(useParams().id)
  const calls = useOrderCalls()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => calls.one(id, signal),
    refetchOnMount: 'always',
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  if (Number(data.status) < 300 && !showsCarts) return <Navigate to={`/carts/in-progress/${id}`} replace />
  return (
    <>
      <Breadcrumbs>
        <MuiLink component={Link} to={back.path}>
          {back.label}
        </MuiLink>
        <span aria-current="page">{data.number}</span>
      </Breadcrumbs>
      <OrderPage key={id} order={data} isSupplier={isSupplier ?? false} />
    </>
  )
}
