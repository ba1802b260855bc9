import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { bulkChangeTexts } from '../../../i18n/fr/bulk-changes'
import { officeTexts as texts } from '../../../i18n/fr/office'
import { startBulk } from '../../../providers/bulk-edits'
import { searchBody } from '../../../providers/search'
import { type BulkChange, type BulkWay, waysOf } from '../../../resources/schema/bulk-change'
import { checkValue } from '../../../resources/schema/check'
import { fitsMany } from '../../../resources/schema/derive'
import { messages } from '../../../resources/schema/messages'
import { goesOut, strikingPart } from '../../../resources/schema/out-of-service'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useAct } from '../../widgets/use-act'
import { useMayWrite } from '../form/field-rights'
import { formNames } from '../form/form-names'
import { fieldsNamed, LooseFields } from '../form/LooseFields'
import { isSame } from '../lock/conflict'
import { StruckNotice } from '../struck/StruckNotice'
import { BulkPreview } from './BulkPreview'
import { useBulkRun } from './bulk-run'
import type { ListRow } from './columns'
import { useListScreen } from './list-screen'
import { RelativeChange } from './RelativeChange'
import { RelativePreview } from './RelativePreview'
import { idsOnly } from './read-rows'
import type { useBulk } from './use-bulk'

/** The fields that may be given one value on many rows, or changed from what each holds. */
export function useManyFields(resource: AnyResource): string[] {
  const mayWrite = useMayWrite(resource)
  return formNames(resource).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && (fitsMany(field) || waysOf(field).length > 0) && mayWrite(name)
  })
}

interface Props {
  bulk: ReturnType<typeof useBulk>
  /** All the rows that are found, more than can be selected: the server changes them by itself. */
  isFound: boolean
  onClose: () => void
}

/** « Modifier un champ » of the selected rows, or of all found ones: which field, which value, what changes; it can be undone. */
export function BulkEdit({ bulk, isFound, onClose }: Props) {
  const { resource, selection, total, rows: page = [], question } = useListScreen()
  const { http } = useEngine()
  const [, keepRun] = useBulkRun(resource.name)
  const { run, isPending } = useAct()
  const names = useManyFields(resource)
  const provider = useDataProvider()
  const [name, setName] = useState<string | null>(null)
  const [value, setValue] = useState<unknown>(null)
  const [how, setHow] = useState<BulkWay | 'value'>('value')
  const [relative, setRelative] = useState<BulkChange>()
  const [ids] = useState(isFound ? page.map(({ id }) => id) : selection.ids)
  const search = searchBody(resource, isFound ? idsOnly(question) : { filter: { id: ids } })
  const count = isFound ? total : ids.length
  const rows = useQuery({
    queryKey: [resource.name, 'many', ids],
    queryFn: async () => (await provider.getMany<ListRow>(resource.name, { ids: [...ids] })).data,
    staleTime: 0,
    gcTime: 0,
  })
  const field = name === null ? undefined : resource.fields[name]
  const checked = field && checkValue(field, value)
  const isMissing = field?.required && (value === null || value === '')
  const wrong = checked?.message ?? (isMissing ? messages.required : undefined)
  const before = (rows.data ?? []).filter(
    (row) => name !== null && !isSame(row[name] ?? null, checked?.value ?? null),
  )
  const change = name === null ? {} : { [name]: checked?.value ?? null }
  const part = strikingPart(resource, change)
  const struck = before.filter((row) => part || goesOut(resource, row, change)).map(({ id }) => id)
  const isReady =
    how === 'value' ? name !== null && wrong === undefined && (isFound || before.length > 0) : relative
  const apply = async () => {
    if (name === null) return
    if (isFound || relative) {
      const to = relative ? { change: relative } : { value: checked?.value ?? null }
      const asked = { search, field: name, ...to }
      const started = await run(() => startBulk(http, asked))
      if (!started) return
      keepRun(started.id)
      selection.clear()
      return onClose()
    }
    onClose()
    await bulk.edit({ name, value: checked?.value ?? null, before })
  }
  return (
    <Modal
      open
      title={texts.editTitle({ smart_count: count })}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.apply}
          onCancel={onClose}
          disabled={!isReady}
          loading={isPending}
          onConfirm={() => void apply()}
        />
      }
    >
      <Autocomplete
        options={names}
        value={name}
        getOptionLabel={(one) => resource.fields[one]?.label ?? one}
        onChange={(_, next) => {
          const chosen = next === null ? undefined : resource.fields[next]
          setName(next)
          setHow(!chosen || fitsMany(chosen) ? 'value' : (waysOf(chosen)[0] ?? 'value'))
          setRelative(undefined)
          // A switch that is shown off is off.
          setValue(chosen?.kind === 'bool' ? false : null)
        }}
        renderInput={(params) => <TextField {...params} label={texts.field} autoFocus />}
        sx={{ mt: 1, mb: 2 }}
      />
      {field && waysOf(field).length > 0 && (
        <TextField
          select
          fullWidth
          label={bulkChangeTexts.how}
          value={how}
          onChange={({ target }) => {
            setHow(target.value as typeof how)
            setRelative(undefined)
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ mb: 2 }}
        >
          {[...(fitsMany(field) ? (['value'] as const) : []), ...waysOf(field)].map((way) => (
            <option key={way} value={way}>
              {bulkChangeTexts.ways[way]}
            </option>
          ))}
        </TextField>
      )}
      {name !== null && field && how !== 'value' && (
        <RelativeChange key={`${name} ${how}`} name={name} field={field} how={how} onChange={setRelative} />
      )}
      {name !== null && relative && <RelativePreview search={search} field={name} change={relative} />}
      {name !== null && how === 'value' && (
        <LooseFields
          key={name}
          fields={fieldsNamed(resource, [name])}
          values={{ [name]: value }}
          errors={value !== null && wrong ? [{ name, message: wrong }] : []}
          onChange={(values) => setValue(values[name] ?? null)}
        />
      )}
      {how === 'value' && field && !field.required && value === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.emptied}
        </Typography>
      )}
      {how === 'value' && name !== null && !wrong && struck.length > 0 && (
        <StruckNotice model={resource.name} ids={isFound ? search : struck} change={part} />
      )}
      {rows.error && <ErrorState text={rows.error.message} onRetry={() => void rows.refetch()} />}
      {how === 'value' && name !== null && rows.data && !wrong && (
        <BulkPreview
          name={name}
          value={checked?.value ?? null}
          rows={rows.data}
          before={before}
          found={isFound ? total : undefined}
        />
      )}
    </Modal>
  )
}
