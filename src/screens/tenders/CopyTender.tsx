import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { Copied } from '../../../resources/tenders/copied'
import type { PreparationAnswer } from '../../../resources/tenders/preparation-answers'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { useTenderAct } from './use-tenders'

const texts = tenderScreens.copy

interface Props {
  prepared: PreparationAnswer
  /** Lots stand there that are not saved. */
  isTyping: boolean
  /** What came last. */
  copied: Copied | undefined
  onCopied: (copied: Copied) => void
}

/** Takes over an earlier tender of the same service and catalogue; what is there already stays. */
export function CopyTender({ prepared: { tender, previous }, isTyping, copied, onCopied }: Props) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const [from, choose] = useState<number | null>(previous[0]?.id ?? null)
  if (!previous.length) return null
  return (
    <Box
      component="section"
      aria-label={texts.title}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ChoiceSelect
          label={texts.title}
          value={from}
          choices={previous.map(({ id, code, label }) => ({ id, label: `${code} – ${label}` }))}
          onChange={choose}
          isWide
        />
        <Button
          variant="outlined"
          loading={isPending}
          disabled={!from || isTyping}
          onClick={() =>
            from &&
            void run(() => calls.copy({ id: tender.id, from }), texts.done, {
              after: (answer) => onCopied(answer.copied),
            })
          }
        >
          {texts.act}
        </Button>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{isTyping ? texts.unsaved : texts.help}</Box>
      {copied && (
        <Alert severity="success">
          {texts.copied(copied.from, copied.lots, copied.products, copied.documents.length)}
        </Alert>
      )}
    </Box>
  )
}
