import Upload from '@mui/icons-material/FileUploadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { surveyScreenTexts as texts } from '../../../i18n/fr/survey-screens'
import { priceText } from '../../../resources/schema/decimal-text'
import { pathOf } from '../../../resources/schema/endpoint'
import type { SurveyReading } from '../../../resources/surveys/answers'
import type { ToldColumns } from '../../../resources/surveys/columns'
import { surveyEndpoints } from '../../../resources/surveys/endpoints'
import { PaperButton } from '../../trade/PaperButton'
import { SurveyColumns } from './SurveyColumns'
import { useSurveyAct, useSurveyCalls } from './use-surveys'

interface Read {
  file: File
  told: ToldColumns | undefined
  reading: SurveyReading
}

/** A file of statistics: chosen, its columns told where they are in doubt, its wrong lines shown, then sent. */
export function SurveyFile({ answerId, onSent }: { answerId: number; onSent?: () => void }) {
  const calls = useSurveyCalls()
  const { run, isPending } = useSurveyAct()
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<Read>()
  const [isChanging, change] = useState(false)
  const look = async (file: File, told: ToldColumns) => {
    const reading = await run(() => calls.read({ id: answerId, file, columns: JSON.stringify(told) }))
    setRead(reading ? { file, told, reading } : undefined)
    change(reading?.is_asked ?? false)
  }
  // A corrected file under the same titles is read as the one before.
  const choose = async (file: File) => {
    const first = await run(() => calls.read({ id: answerId, file }))
    const told = read && first && String(first.titles) === String(read.reading.titles) ? read.told : undefined
    if (told && first?.is_asked) return look(file, told)
    setRead(first ? { file, told: undefined, reading: first } : undefined)
    change(first?.is_asked ?? false)
  }
  const send = ({ file, told }: Read) =>
    run(() => calls.receive({ id: answerId, file, columns: JSON.stringify(told) }), texts.sent, {
      after: onSent,
    })
  const reading = read?.reading
  const isReady = reading && !isChanging && reading.errors.length === 0 && reading.lines > 0
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant={isReady ? 'outlined' : 'contained'}
          startIcon={<Upload />}
          loading={isPending && !read}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {read ? texts.replace : texts.choose}
        </Button>
        <PaperButton
          path={pathOf(surveyEndpoints.workbook, { id: answerId })}
          filename={`statistiques-${answerId}.xlsx`}
          label={texts.template}
        />
        {read && <Box sx={{ overflowWrap: 'anywhere' }}>{texts.chosen({ name: read.file.name })}</Box>}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.xls"
        aria-label={texts.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void choose(file)
        }}
      />
      {read && reading && isChanging && (
        <SurveyColumns
          key={`${read.file.name} ${read.file.lastModified}`}
          reading={reading}
          isPending={isPending}
          onTold={(told) => void look(read.file, told)}
        />
      )}
      {read && reading && !isChanging && (
        <>
          <Alert
            severity={isReady ? 'success' : 'warning'}
            action={
              <Button color="inherit" size="small" onClick={() => change(true)}>
                {texts.change}
              </Button>
            }
          >
            {texts.columnsSure}{' '}
            {texts.found({ smart_count: reading.lines, amount: priceText(reading.amount_ht) })}
          </Alert>
          {reading.errors.length > 0 && <WrongLines reading={reading} />}
          {isReady && (
            <Box>
              <Button variant="contained" loading={isPending} onClick={() => void send(read)}>
                {texts.send}
              </Button>
            </Box>
          )}
        </>
      )}
    </Box>
  )
}

function WrongLines({ reading: { errors, more } }: { reading: SurveyReading }) {
  return (
    <Alert severity="error">
      <strong>{texts.wrong}.</strong> {texts.wrongText}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }} aria-label={texts.wrong}>
        {errors.map(({ line, message }) => (
          <li key={`${line} ${message}`}>{message}</li>
        ))}
      </Box>
      {more > 0 && <div>{texts.more({ smart_count: more })}</div>}
    </Alert>
  )
}
