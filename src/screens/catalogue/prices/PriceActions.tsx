import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { priceState } from '../../../../resources/catalogue/price-periods'
import { frenchDay } from '../../../../resources/schema/date-text'
import { parisDay } from '../../../../resources/schema/paris-time'
import { useListAct } from '../../../admin/form/use-list-act'
import type { Rights } from '../../../admin/use-rights'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import type { EditedPrice } from './PriceDialog'
import { type ArticlePrice, scopeName } from './use-prices'

type Props = { price: ArticlePrice; rights: Rights; onEdit: (edited: EditedPrice) => void }

/** What may still be done with a price: a past one is never rewritten, one in force may end, one to come may change. */
export function PriceActions({ price, rights, onEdit }: Props) {
  const [isRemoving, setRemoving] = useState(false)
  const state = priceState(price, parisDay(new Date()))
  const name = texts.actionsOf({ scope: scopeName(price), day: frenchDay(price.valid_from) })
  const labelled = (verb: string) => ({ size: 'small' as const, 'aria-label': `${verb} : ${name}` })
  if (state === 'past') return null
  return (
    <>
      {rights.update && state === 'current' && (
        <Button {...labelled(texts.stop)} onClick={() => onEdit({ mode: 'stop', price })}>
          {texts.stop}
        </Button>
      )}
      {rights.update && state === 'future' && (
        <Button {...labelled(texts.edit)} onClick={() => onEdit({ mode: 'edit', price })}>
          {texts.edit}
        </Button>
      )}
      {rights.remove && state === 'future' && (
        <Button {...labelled(texts.remove)} color="error" onClick={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      {isRemoving && <RemoveDialog price={price} onClose={() => setRemoving(false)} />}
    </>
  )
}

function RemoveDialog({ price, onClose }: { price: ArticlePrice; onClose: () => void }) {
  const dataProvider = useDataProvider()
  const { run, isPending } = useListAct('article_price')

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
    </ConfirmDialog>
  )
}
