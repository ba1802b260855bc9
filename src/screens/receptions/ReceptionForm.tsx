import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useCallback, useRef, useState } from 'react'
import { receptionScreenTexts as texts } from '../../../i18n/fr/reception-screens'
import type { ReceptionAnswer } from '../../../resources/receptions/answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { SheetRoot } from '../../widgets/sheet-style'
import { toast } from '../../widgets/toast-store'
import {
  type DraftLine,
  draftTotals,
  isNothing,
  isTyped,
  isWrong,
  orderLineOf,
  type ReceptionDraft,
} from './draft'
import { ExtraArticle, ReceptionTaxes } from './ReceptionExtras'
import { ReceptionHead } from './ReceptionHead'
import { ReceptionLine } from './ReceptionLine'
import { ScanLines } from './ScanLines'
import { SignBar } from './SignBar'
import { SignDialog } from './SignDialog'
import { headProblem } from './temperatures'

interface Props {
  answer: ReceptionAnswer
  draft: ReceptionDraft
  isPending: boolean
  /** How much of the photos has left, while they do. */
  progress?: string
  onChange: (part: Partial<ReceptionDraft>) => void
  onSign: () => Promise<void>
  onDrop: () => void
}

const plain = (text: string) => text.replace(/\.?0+$/, '').replace('.', ',')

/** What one types at the dock. */
export function ReceptionForm({ answer, draft, isPending, progress, onChange, onSign, onDrop }: Props) {
  const may = useAllowed()
  const [asking, setAsking] = useState<'sign' | 'drop'>()
  const sheet = useRef<HTMLDivElement>(null)
  const { lines } = draft
  const totals = draftTotals(answer, lines)
  const change = useCallback(
    (index: number, part: Partial<DraftLine>) =>
      onChange({ lines: lines.map((line, at) => (at === index ? { ...line, ...part } : line)) }),
    [lines, onChange],
  )
  const remove = useCallback(
    (index: number) => onChange({ lines: lines.filter((_, at) => at !== index) }),
    [lines, onChange],
  )
  const part = useCallback(
    (index: number) => {
      const line = lines[index]
      if (!line) return
      const more = {
        ...line,
        delivered: '',
        accepted: '',
        batch: '',
        best_before: null,
        weight: '',
        free: '',
      }
      onChange({ lines: lines.toSpliced(index + 1, 0, { ...more, reason: '', isPart: true }) })
    },
    [lines, onChange],
  )
  const fill = () =>
    onChange({
      lines: lines.map((line) => {
        const order = orderLineOf(answer, line)
        if (isTyped(line) || !order || compareDecimals(order.remainder, '0') === 0) return line
        if (order.confirmed_state === 'missing') return line
        return { ...line, delivered: plain(order.remainder), accepted: plain(order.remainder) }
      }),
    })
  const ask = () => {
    // Nothing came: that is signed too, where one may say so and with its reason.
    if (isNothing(lines) && (!may('deleteReceivedArticle') || draft.replaces !== null))
      return toast.error(texts.nothing)
    if (isNothing(lines)) onChange({ remainder: 'closed' })
    if (lines.some(isWrong) || !draft.date) return toast.error(texts.wrong)
    const wrong = headProblem(answer, draft)
    if (wrong) return toast.error(wrong)
    setAsking('sign')
  }
  return (
    <>
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <ReceptionHead answer={answer} draft={draft} onChange={onChange} />
      </Paper>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 1,
        }}
      >
        <Box component="h2" sx={{ typography: 'h4', m: 0 }}>
          {texts.lines}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <ScanLines {...{ answer, lines, sheet }} onChange={change} />
          <Button variant="outlined" onClick={fill} sx={{ minHeight: 44 }}>
            {texts.allGood}
          </Button>
        </Box>
      </Box>
      <SheetRoot ref={sheet} data-touch="">
        <table aria-label={texts.lines}>
          <thead>
            <tr>
              <th scope="col">{texts.lines}</th>
              {[texts.delivered, texts.accepted, texts.price, texts.due].map((text) => (
                <th key={text} scope="col" className="number">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <ReceptionLine
                key={`${line.order_line_id ?? `a${line.article_id}`} ${line.isPart ? index : 0}`}
                answer={answer}
                line={line}
                index={index}
                onChange={change}
                onRemove={remove}
                onPart={part}
              />
            ))}
          </tbody>
        </table>
      </SheetRoot>
      {may('addReceivedArticle') && <ExtraArticle answer={answer} draft={draft} onChange={onChange} />}
      <ReceptionTaxes answer={answer} draft={draft} onChange={onChange} />
      <SignBar totals={totals} isPending={isPending} onDrop={() => setAsking('drop')} onSign={ask} />
      {asking === 'sign' && (
        <SignDialog
          answer={answer}
          draft={draft}
          isPending={isPending}
          progress={progress}
          onChange={onChange}
          onClose={() => setAsking(undefined)}
          onSign={() => void onSign().then(() => setAsking(undefined))}
        />
      )}
      <ConfirmDialog
        open={asking === 'drop'}
        dangerous
        title={texts.dropTitle}
        confirmLabel={texts.drop}
        onClose={() => setAsking(undefined)}
        onConfirm={onDrop}
      >
        {texts.dropText}
      </ConfirmDialog>
    </>
  )
}
