import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { toolTexts } from '../../../i18n/fr/cart-tools'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import { refusedTexts as texts } from '../../../i18n/fr/refused-orders'
import type { OptimiseProposal } from '../../../resources/orders/tool-answers'
import { useAllowed } from '../../fields/engine'
import { useOrderAct } from '../../trade/forget-orders'
import { useToolCalls } from '../../trade/use-tool-calls'

const ReplaceDialog = lazy(async () => ({ default: (await import('./ReplaceDialog')).ReplaceDialog }))

interface Props {
  order: number
  line: { id: number; label: string }
  onDone?: () => void
}

/** « Remplacer par … »: the nearest equivalent of a line of a cart in one press, the others behind it; nothing where there is none. */
export function ReplaceLine({ order, line, onDone }: Props) {
  const calls = useToolCalls()
  const queries = useQueryClient()
  const { run, isPending } = useOrderAct()
  const [isChoosing, setChoosing] = useState(false)
  const may = useAllowed()
  const { data } = useQuery({
    enabled: may('addCartArticle') && may('updateCartArticle'),
    queryKey: ['order', order, 'elsewhere', line.id],
    queryFn: ({ signal }) => calls.elsewhere({ id: order, line_id: line.id }, { signal }),
  })
  const [nearest, ...others] = data?.proposals ?? []
  if (!nearest) return null
  const replace = ({ article_id, quantity }: OptimiseProposal) =>
    void run(
      () => calls.replace({ id: order, line_id: line.id, article_id, quantity }),
      ({ moved_to }) => (moved_to ? toolTexts.movedTo({ ofNumber: moved_to.number }) : toolTexts.replaced),
      {
        after: ({ moved_to: _moved, ...answer }) => {
          queries.setQueryData(['order', order], answer)
          onDone?.()
        },
      },
    )
  const { label, supplier, quantity, unit, line_ht } = nearest
  return (
    <>
      <Button size="small" variant="outlined" loading={isPending} onClick={() => replace(nearest)}>
        {texts.replaceBy({ label })}
      </Button>
      {others.length > 0 && (
        <Button
          size="small"
          aria-label={texts.othersOf({ label: line.label })}
          onClick={() => setChoosing(true)}
        >
          {texts.others}
        </Button>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {texts.replaceFacts({
          supplier,
          quantity: quantityWords(quantity, unit),
          amount: euros(line_ht),
        })}
      </Box>
      {isChoosing && (
        <Suspense>
          <ReplaceDialog
            label={line.label}
            proposals={data?.proposals ?? []}
            isPending={isPending}
            onChoose={replace}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
