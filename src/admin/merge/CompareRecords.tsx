import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Switch from '@mui/material/Switch'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mergeScreenTexts as texts } from '../../../i18n/fr/merge-screens'
import { HttpError } from '../../../providers/http-error'
import type { AnswerOf } from '../../../resources/schema/endpoint'
import { mergeEndpoints } from '../../../resources/schema/merge-endpoints'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { PageHeader } from '../form/PageHeader'
import { type Choice, CompareField } from './CompareField'
import { MergeDone } from './MergeDone'

type Preview = AnswerOf<typeof mergeEndpoints.preview>

const counted = (counts: Preview['moved']) => counts.map(({ list, count }) => `${count} ${list}`).join(', ')

/** The records side by side: which is kept, whose value each field gets, what follows, and the merge itself. */
export function CompareRecords({ resource, ids }: { resource: AnyResource; ids: readonly number[] }) {
  const calls = useEndpoints(mergeEndpoints)
  const [kept, setKept] = useState<number>()
  const { data, error, refetch } = useQuery({
    queryKey: [mergeEndpoints.preview.tag, resource.name, ids, kept],
    queryFn: () =>
      calls.preview({ modelName: resource.model, ids: [...ids], ...(kept && { kept_id: kept }) }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const title = texts.title({ smart_count: ids.length })
  if (!data)
    return (
      <>
        <PageHeader resource={resource} title={title} />
        {error ? (
          <ErrorState
            text={error instanceof HttpError ? error.display : undefined}
            onRetry={() => void refetch()}
          />
        ) : (
          <TableSkeleton />
        )}
      </>
    )
  return <Comparison resource={resource} title={title} preview={data} onKeep={setKept} />
}

interface ComparisonProps {
  resource: AnyResource
  title: string
  preview: Preview
  onKeep: (id: number) => void
}

function Comparison({ resource, title, preview, onKeep }: ComparisonProps) {
  const { records, fields, kept_id } = preview
  const calls = useEndpoints(mergeEndpoints)
  const { run, isPending } = useEndpointAct([mergeEndpoints.merge.tag, resource.name])
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [isAll, showAll] = useState(false)
  const [isAsking, ask] = useState(false)
  const [done, setDone] = useState<AnswerOf<typeof mergeEndpoints.merge>>()
  const choiceOf = ({ name, best }: Preview['fields'][number]): Choice => choices[name] ?? best ?? 'all'
  const keptTitle = records.find(({ id }) => id === kept_id)?.title ?? ''
  const merge = () =>
    run(
      () =>
        calls.merge({
          modelName: resource.model,
          ids: records.map(({ id }) => id),
          kept_id,
          lock_versions: Object.fromEntries(records.map((one) => [one.id, one.lock_version])),
          choices: Object.fromEntries(
            fields.filter(({ differs }) => differs).map((one) => [one.name, choiceOf(one)]),
          ),
        }),
      texts.done,
      { after: setDone },
    )
  if (done) return <MergeDone resource={resource} merge={done} title={keptTitle} />
  const shown = fields.filter(({ differs }) => differs || isAll)
  return (
    <>
      <PageHeader resource={resource} title={title}>
        <Button
          variant="contained"
          disabled={preview.refusals.length > 0 || isPending}
          onClick={() => ask(true)}
        >
          {texts.merge}
        </Button>
      </PageHeader>
      {preview.refusals.map((refusal) => (
        <Alert key={refusal} severity="error" sx={{ mb: 2 }}>{`${texts.refused} : ${refusal}`}</Alert>
      ))}
      <Alert severity="info" sx={{ mb: 2 }}>
        {preview.moved.length ? texts.moved({ what: counted(preview.moved) }) : texts.movedNone}
        {preview.stayed.length > 0 && <Box>{texts.stayed({ what: counted(preview.stayed) })}</Box>}
      </Alert>
      <Paper variant="outlined">
        <CompareField
          name="kept"
          label={texts.kept}
          differs={false}
          choice={kept_id}
          options={records.map(({ id, title: named }) => ({
            id,
            title: `n° ${id}`,
            value: `${named} (n° ${id})`,
          }))}
          onChoose={(id) => typeof id === 'number' && onKeep(id)}
        />
        {shown.map((field) => (
          <CompareField
            key={field.name}
            {...field}
            choice={choiceOf(field)}
            options={records.map(({ id }, at) => ({ id, title: `n° ${id}`, value: field.values[at] ?? '' }))}
            onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
          />
        ))}
      </Paper>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={<Switch checked={isAll} onChange={(_event, checked) => showAll(checked)} />}
        label={texts.same}
      />
      <ConfirmDialog
        open={isAsking}
        cautious
        title={texts.confirm({ smart_count: records.length, title: keptTitle })}
        confirmLabel={texts.merge}
        pending={isPending}
        onConfirm={() => void merge().then(() => ask(false))}
        onClose={() => ask(false)}
      >
        {texts.confirmText}
      </ConfirmDialog>
    </>
  )
}
