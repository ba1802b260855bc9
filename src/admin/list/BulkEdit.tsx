import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { officeTexts as texts } from '../../../i18n/fr/office'
import { startBulk } from '../../../providers/bulk-edits'
import { searchBody } from '../../../providers/search'
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
import { recordTitle } from '../form/title-of'
import { isSame } from '../lock/conflict'
import { FieldValue } from '../show/FieldValue'
import { StruckNotice } from '../struck/StruckNotice'
import { useBulkRun } from './bulk-run'
import type { ListRow } from './columns'
import { useListScreen } from './list-screen'
import { idsOnly } from './read-rows'
import type { useBulk } from './use-bulk'

/** Rows of a preview. */
const shown = 5

/** The fields that may be given one value on many rows. */
export function useManyFields(resource: AnyResource): string[] {
  const mayWrite = useMayWrite(resource)
  return formNames(resource).filter((name) => {
    const field = resource.fields[name]
    return field !== undefined && fitsMany(field) && mayWrite(name)
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
  const [ids] = useState(isFound ? page.map(({ id }) => id) : selection.ids)
  const search = searchBody(resource, idsOnly(question))
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
  const isReady = name !== null && wrong === undefined && (isFound || before.length > 0)
  const apply = async () => {
    if (name === null) return
    if (isFound) {
      const asked = { search, field: name, value: checked?.value ?? null }
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
          setName(next)
          // A switch that is shown off is off.
          setValue(next !== null && resource.fields[next]?.kind === 'bool' ? false : null)
        }}
        renderInput={(params) => <TextField {...params} label={texts.field} autoFocus />}
        sx={{ mt: 1, mb: 2 }}
      />
      {name !== null && (
        <LooseFields
          key={name}
          fields={fieldsNamed(resource, [name])}
          values={{ [name]: value }}
          errors={value !== null && wrong ? [{ name, message: wrong }] : []}
          onChange={(values) => setValue(values[name] ?? null)}
        />
      )}
      {field && !field.required && value === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.emptied}
        </Typography>
      )}
      {name !== null && !wrong && struck.length > 0 && (
        <StruckNotice model={resource.name} ids={isFound ? search : struck} change={part} />
      )}
      {rows.error && <ErrorState text={rows.error.message} onRetry={() => void rows.refetch()} />}
      {name !== null && rows.data && !wrong && (
        <Preview
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

interface Previewed {
  name: string
  value: unknown
  rows: readonly ListRow[]
  before: readonly ListRow[]
  /** How many rows are found, where these are the first ones alone. */
  found: number | undefined
}

function Preview({ name, value, rows, before, found }: Previewed) {
  const { resource } = useListScreen()
  const same = rows.length - before.length
  return (
    <Box component="section" aria-label={texts.preview} sx={{ mt: 2, typography: 'body2' }}>
      <Typography variant="subtitle2" component="p" role="status">
        {found === undefined
          ? [texts.changes({ smart_count: before.length }), same > 0 && texts.same({ smart_count: same })]
              .filter(Boolean)
              .join(', ')
          : (before.length ? texts.foundChanges : texts.foundSame)({ n: found.toLocaleString('fr-FR') })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {before.slice(0, shown).map((row) => (
          <Box component="li" key={row.id} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {recordTitle(resource, row)}
            </Box>
            {' : '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <FieldValue resource={resource} name={name} value={row[name]} record={row} />
            </Box>
            {' → '}
            <FieldValue resource={resource} name={name} value={value} record={{}} />
          </Box>
        ))}
      </Box>
      {found === undefined && before.length > shown && (
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          {texts.more({ smart_count: before.length - shown })}
        </Box>
      )}
    </Box>
  )
}
