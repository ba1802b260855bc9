import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import { priceRequests } from '../../../resources/pricing/endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { useOwnAddress } from '../../trade/standing-for'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'
import { WorkbookButtons } from '../../widgets/WorkbookButtons'
import type { PriceRows } from './use-price-rows'
import { usePriceRequestCalls } from './use-pricing'

interface Props {
  id: number
  prices: PriceRows
  isLocked: boolean
}

/** Takes the grid away to a spreadsheet program, and brings it back into the draft: all of it, or nothing with what is wrong. */
export function PriceWorkbookButtons({ id, prices, isLocked }: Props) {
  const calls = usePriceRequestCalls()
  const addressOf = useOwnAddress()
  const { run, isPending } = useAct()
  const bring = async (file: File) => {
    if (!(await prices.flush())) return undefined
    const answer = await run(() => calls.read({ id, file }))
    if (!answer || answer.errors.length) return answer
    prices.change(new Map(answer.entries.map(({ id: line, ...entry }) => [line, entry])), 'import')
    toast.success(texts.brought({ smart_count: answer.entries.length }))
    return answer
  }
  return (
    <WorkbookButtons
      take={
        <PaperButton
          path={addressOf(priceRequests.workbook, { id })}
          filename={`prix-${id}.xlsx`}
          label={texts.take}
        />
      }
      texts={texts}
      isLocked={isLocked}
      isPending={isPending}
      onBring={bring}
      onMine={({ mine }, rows) => {
        const taken = mine.filter((one) => rows.includes(one.id))
        prices.change(new Map(taken.map(({ id: line, ...entry }) => [line, entry])), 'import')
      }}
    />
  )
}
