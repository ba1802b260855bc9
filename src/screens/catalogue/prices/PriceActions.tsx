import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { priceRefusals } from '../../../../i18n/fr/trade'
import { withdraw } from '../../../../resources/catalogue/paint-line'
import { newGaps, rowsOf, startOf } from '../../../../resources/catalogue/price-line'
import { priceState, scopeKey } from '../../../../resources/catalogue/price-periods'
import { frenchDay } from '../../../../resources/schema/date-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import { useListAct } from '../../../admin/form/use-list-act'
import type { Rights } from '../../../admin/use-rights'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import type { EditedPrice } from './PriceDialog'
import { type ArticlePrice, lineOfScope, scopeName } from './use-prices'

type Props = {
  price: ArticlePrice
  prices: readonly ArticlePrice[]
  rights: Rights
  onEdit: (edited: EditedPrice) => void
}

/** What may still be done with a price: a past one is never rewritten, one in force may end, one to come may change. */
export function PriceActions({ price, prices, rights, onEdit }: Props) {
  const [isRemoving, setRemoving] = useState(false)
  const today = parisDay(new Date())
  const state = priceState(price, today)
  const start = startOf(lineOfScope(prices, scopeKey(price)), price.id)
  // What goes on after a promotion is the price that runs before it: it is ended, not changed by its rest.
  const isOpen = state === 'future' && start?.isFirst === true && start.day >= today
  const name = texts.actionsOf({ scope: scopeName(price), day: frenchDay(price.valid_from) })
  const labelled = (verb: string) => ({ size: 'small' as const, 'aria-label': `${verb} : ${name}` })
  if (state === 'past') return null
  return (
    <>
      {rights.update && !isOpen && (
        <Button {...labelled(texts.stop)} onClick={() => onEdit({ mode: 'stop', price })}>
          {texts.stop}
        </Button>
      )}
      {rights.update && isOpen && (
        <Button {...labelled(texts.edit)} onClick={() => onEdit({ mode: 'edit', price })}>
          {texts.edit}
        </Button>
      )}
      {rights.remove && isOpen && (
        <Button {...labelled(texts.remove)} color="error" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      {isRemoving && <RemoveDialog price={price} prices={prices} onClose={() => setRemoving(false)} />}
    </>
  )
}

type Removed = Pick<Props, 'price' | 'prices'> & { onClose: () => void }

function RemoveDialog({ price, prices, onClose }: Removed) {
  const dataProvider = useDataProvider()
  const { run, isPending } = useListAct('article_price')
  const today = parisDay(new Date())
  const line = lineOfScope(prices, scopeKey(price))
  const after = withdraw(line, price.id, today).line ?? line
  const [gap] = newGaps(rowsOf(line), rowsOf(after), today)

  const remove = () =>
    run(() => dataProvider.delete('article_price', { id: price.id, previousData: price }), texts.removed, {
      after: onClose,
      refused: onClose,
    })
  return (
    <ConfirmDialog
      open
      dangerous
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      pending={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {texts.removeText({ day: frenchDay(price.valid_from) })}
      {gap && ` ${priceRefusals.gap(frenchDay(gap.from), gap.to ? frenchDay(gap.to) : '…')}`}
    </ConfirmDialog>
  )
}
