import Button from '@mui/material/Button'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { useStockAct, useStockCalls } from '../../trade/use-stock'

const texts = stockScreenTexts.state

/** Computes the levels again from the movements, the only truth (I-12), and says whether any was wrong. */
export function RebuildButton({ member }: { member: number }) {
  const calls = useStockCalls()
  const { run, isPending } = useStockAct()
  const rebuild = () =>
    run(
      () => calls.rebuild(member),
      ({ changed }) => texts.rebuilt(changed),
    )
  return (
    <Button loading={isPending} onClick={() => void rebuild()}>
      {texts.rebuild}
    </Button>
  )
}
