import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { useStandardCalls } from '../orders/use-tool-calls'
import { useMember } from '../shop/use-member'
import { StandardCartPage } from './StandardCartPage'
import type { StandardScope } from './scope'

/** A standard cart by its number. */
export function StandardCartScreen({ scope }: { scope: StandardScope }) {
  const id = Number(useParams().id)
  const calls = useStandardCalls()
  const member = useMember()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['standard-cart', id, member],
    queryFn: ({ signal }) => calls.one(id, signal),
    refetchOnMount: 'always',
  })
  if (isError) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return <StandardCartPage key={`${id} ${data.lock_version}`} cart={data} scope={scope} />
}
