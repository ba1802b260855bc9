import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import { useAllowed } from '../../fields/engine'
import { useMember } from '../../trade/use-member'
import { forgetStandardCarts, useStandardCalls, useStandardOwner } from '../../trade/use-tool-calls'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useAct } from '../../widgets/use-act'
import { LabelDialog } from './LabelDialog'
import { StandardCartCard } from './StandardCartCard'
import type { StandardScope } from './scope'

/** The standard carts of a member, those shared with it beside; or those of the back office (domain §5.12). */
export function StandardCartList({ scope }: { scope: StandardScope }) {
  const calls = useStandardCalls()
  const owner = useStandardOwner()
  const member = useMember()
  const allowed = useAllowed()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const { run, isPending } = useAct({ forget: forgetStandardCarts })
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['standard-carts', member],
    queryFn: ({ signal }) => calls.list(owner, { signal }),
  })
  const make = (label: string) =>
    void run(() => calls.create({ ...owner, label, lines: [] }), texts.created, {
      after: ({ id }) => navigate(`${scope.path}/${id}`),
    })
  const create = allowed(scope.create) && (
    <Button variant="contained" onClick={() => setNaming(true)}>
      {texts.create}
    </Button>
  )
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: '1 1 240px' }}>
          {scope.isAdmin ? texts.adminTitle : texts.title}
        </Box>
        {create}
      </Box>
      {isError && !data && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton rows={4} columns={3} />}
      {data?.data.length === 0 && <EmptyState title={texts.none} text={texts.noneText} action={create} />}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((cart) => (
          <StandardCartCard key={cart.id} cart={cart} scope={scope} />
        ))}
      </Box>
      {isNaming && (
        <LabelDialog
          title={texts.create}
          confirmLabel={texts.create}
          isPending={isPending}
          onConfirm={make}
          onClose={() => setNaming(false)}
        />
      )}
    </Box>
  )
}
