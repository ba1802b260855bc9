import Button from '@mui/material/Button'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { failed, useAct, useStockCalls } from '../../trade/use-stock'
import { toast } from '../../widgets/toast-store'

const texts = stockScreenTexts.state

/** Computes the levels again from the movements, the only truth (I-12), and says whether any was wrong. */
export function RebuildButton({ member }: { member: number }) {
  const calls = useStockCalls()
  const { run, isPending } = useAct()
  const rebuild = async () => {
    const answer = await run(() => calls.rebuild(member))
    if (!failed(answer)) toast.success(texts.rebuilt(answer.changed))
  }
  return (
    <Button loading={isPending} onClick={() => void rebuild()}>
      {texts.rebuild}
    </Button>
  )
}
