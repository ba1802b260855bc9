import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lowScreenTexts } from '../../../i18n/fr/low-offer-screens'
import { sendFiles } from '../../../providers/send-files'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { ConsultationAnswer } from '../../../resources/tenders/consultation-answers'
import { explanationEndpoints } from '../../../resources/tenders/explanation-endpoints'
import { explainedFields, type OwnExplanation } from '../../../resources/tenders/explanations'
import { useEngine } from '../../fields/engine'
import { typesOf } from '../../fields/inputs/kept-file'
import { FileLinks } from '../../trade/FileLinks'
import { leftText } from '../../trade/left-text'
import { useOwnEndpoints } from '../../trade/standing-for'
import { FileInput } from '../../widgets/FileInput'
import { TextArea } from '../../widgets/TextArea'
import { useUnsaved } from '../../widgets/unsaved'
import { useProgress } from '../../widgets/use-progress'
import { useTenderAct } from './use-tenders'

const texts = lowScreenTexts.own
const folder = explainedFields.file_ids.folder ?? ''

/** What a supplier is asked of prices that look abnormally low, a card each. */
export function ExplanationCards({
  consultation: { id, explanations, now },
}: {
  consultation: ConsultationAnswer
}) {
  if (!explanations.length) return null
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      {explanations.map((one) => (
        <ExplanationCard key={one.id} tenderId={id} asked={one} now={now} />
      ))}
    </Box>
  )
}

function ExplanationCard({ tenderId, asked, now }: { tenderId: number; asked: OwnExplanation; now: string }) {
  const [isCompleted, complete] = useState(false)
  const { lot_number, lot, deadline, question, answered_at, open } = asked
  const isWritten = open && (answered_at === null || isCompleted)
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h4" component="h3">
        {texts.lot({ lot: lot_number, label: lot })}
      </Typography>
      {open && (
        <Alert severity={answered_at ? 'info' : 'warning'}>
          {texts.until({ date: frenchMoment(deadline), left: leftText(deadline, now) })}
        </Alert>
      )}
      {!open && !answered_at && (
        <Alert severity="warning">{texts.past({ date: frenchMoment(deadline) })}</Alert>
      )}
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{question}</Box>
      {answered_at && !isWritten && <Sent asked={asked} at={answered_at} />}
      {open && answered_at && !isCompleted && (
        <Box>
          <Button variant="outlined" onClick={() => complete(true)}>
            {texts.complete}
          </Button>
        </Box>
      )}
      {isWritten && <ExplanationForm tenderId={tenderId} asked={asked} onSent={() => complete(false)} />}
    </Paper>
  )
}

function Sent({ asked: { answer, files, open }, at }: { asked: OwnExplanation; at: string }) {
  return (
    <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {texts.sent({ date: frenchMoment(at) })}
        {!open && ` · ${texts.closed}`}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer}</Box>
      <FileLinks files={files} />
    </Box>
  )
}

interface FormProps {
  tenderId: number
  asked: OwnExplanation
  onSent: () => void
}

/** What one has to say, with files: those that were sent before stay. */
function ExplanationForm({ tenderId, asked: { id, answer, files: kept }, onSent }: FormProps) {
  const calls = useOwnEndpoints(explanationEndpoints)
  const { http } = useEngine()
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const { follow, progress } = useProgress()
  const [text, setText] = useState(answer ?? '')
  const [files, setFiles] = useState<readonly File[]>([])
  useUnsaved(text !== (answer ?? '') || files.length > 0)
  const errorOf = (name: string) => errors.find((one) => one.name === name)?.message
  const send = () =>
    run(
      async () => {
        const sent = await follow((onProgress) => sendFiles(http, { folder, files }, { onProgress }))
        const file_ids = [...kept, ...sent].map((one) => one.id)
        return calls.explain({ id: tenderId, explanation: id, answer: text.trim(), file_ids })
      },
      texts.done,
      {
        after: () => {
          setFiles([])
          onSent()
        },
      },
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextArea
        label={texts.answer}
        required
        textLimit={explainedFields.answer.max}
        value={text}
        onChange={setText}
        error={errorOf('answer') !== undefined}
        helperText={errorOf('answer')}
      />
      <FileLinks files={kept} />
      <FileInput
        label={texts.files}
        multiple
        types={typesOf(explainedFields.file_ids)}
        value={files}
        onChange={setFiles}
        error={errorOf('file_ids') !== undefined}
        helperText={progress ?? errorOf('file_ids')}
      />
      <Button
        variant="contained"
        loading={isPending}
        disabled={text.trim().length < 3}
        onClick={() => void send()}
        sx={{ justifySelf: 'start' }}
      >
        {texts.send}
      </Button>
    </Box>
  )
}
