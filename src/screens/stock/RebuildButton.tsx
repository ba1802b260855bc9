import Button from '@mui/material/Button'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { useStockAct } from '../../trade/use-stock'
import { useStockCalls } from './use-stock-calls'

const texts = stockScreenTexts.state

/** Computes the levels again from the movements, the only truth (I-12), and says whether any was wrong. */
export function RebuildButton({ member }: { member: number }) {
  const calls = useStockCalls()
  const { run, isPending } = useStockAct()
  const rebuild = () =>
    run(
      () => calls.rebuild({ adherentId: member }),
      ({ changed }) => texts.rebuilt(changed),
    )
  return (
    <Button loading={isPending} onClick={() => void rebuild()}>
      {texts.rebuild}
    </Button>
  )
}
