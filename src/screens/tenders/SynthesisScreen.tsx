import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Paper from '@mui/material/Paper'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { synthesisTexts as texts } from '../../../i18n/fr/synthesis'
import { addressOf } from '../../../providers/endpoints'
import { tenderLists } from '../../../resources/tenders/endpoints'
import {
  chapterOrder,
  ownChapters,
  type SynthesisChapter,
  synthesisChapters,
  synthesisFormats,
} from '../../../resources/tenders/synthesis'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { PaperButton } from '../../trade/PaperButton'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useTenderAct } from './use-tenders'

type Format = keyof typeof synthesisFormats

/** The document that sums up an awarded tender: its chapters and format are chosen, then it is downloaded or shared. */
export function SynthesisScreen() {
  const calls = useEndpoints(tenderLists)
  const { run, isPending } = useTenderAct()
  const [chosen, choose] = useState<number>()
  const [chapters, put] = useState<readonly SynthesisChapter[]>(
    chapterOrder.filter((name) => !ownChapters.includes(name)),
  )
  const [format, setFormat] = useState<Format>('pdf')
  const [isAsked, ask] = useState(false)
  const { data, error, refetch } = useAnswer(tenderLists.awardedTenders, {})
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  const id = chosen ?? data?.data[0]?.id
  const asked = { chapters: chapters.join(','), format }
  const share = async () => {
    if (
      id &&
      (await run(
        () => calls.shareSynthesis({ id, ...asked }),
        () => texts.shared,
      ))
    )
      ask(false)
  }
  return (
    <>
      <PageHead title={texts.title} />
      {!data && <TableSkeleton />}
      {data && !id && <EmptyState title={texts.none} text={texts.noneText} />}
      {data && id && (
        <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 2.5, maxWidth: 760 }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.lead}</Box>
          <ChoiceSelect
            label={texts.tender}
            value={id}
            required
            isWide
            choices={data.data.map((one) => ({ id: one.id, label: `${one.code} – ${one.label}` }))}
            onChange={(next) => choose(next ?? undefined)}
          />
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
            <FormLabel component="legend">{texts.chapters}</FormLabel>
            <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {chapterOrder.map((name) => (
                <FormControlLabel
                  key={name}
                  label={synthesisChapters[name]}
                  control={
                    <Checkbox
                      checked={chapters.includes(name)}
                      onChange={({ target }) =>
                        put(
                          chapterOrder.filter((one) =>
                            one === name ? target.checked : chapters.includes(one),
                          ),
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          </Box>
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
            <FormLabel component="legend">{texts.format}</FormLabel>
            <RadioGroup row value={format} onChange={(_, value) => setFormat(value as Format)}>
              {Object.entries(synthesisFormats).map(([value, label]) => (
                <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
              ))}
            </RadioGroup>
          </Box>
          {chapters.length ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <PaperButton
                path={addressOf(tenderLists.synthesis, { id, ...asked })}
                filename={`synthese.${format}`}
                label={texts.download}
                isMain
              />
              <Button
                variant="outlined"
                disabled={chapters.some((name) => ownChapters.includes(name))}
                onClick={() => ask(true)}
              >
                {texts.share}
              </Button>
            </Box>
          ) : (
            <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
              {texts.noChapter}
            </Box>
          )}
        </Paper>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.shareTitle}
        confirmLabel={texts.share}
        pending={isPending}
        onClose={() => ask(false)}
        onConfirm={() => void share()}
      >
        {texts.shareText}
      </ConfirmDialog>
    </>
  )
}
