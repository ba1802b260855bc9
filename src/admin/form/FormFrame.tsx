import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { Form, RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { toast } from '../../widgets/toast-store'
import { LaterLock } from '../lock/LaterLock'
import { FormContexts } from './FormContexts'
import { type FormTab, tabsOf } from './form-names'
import { FormScopeContext } from './form-scope'
import { initialValues, type Values } from './initial-values'
import { KeptTypingBar } from './KeptTypingBar'
import { LiveRecord } from './LiveRecord'
import { formStyle } from './layout'
import type { Draft } from './payload'
import { UnsavedGuard } from './UnsavedGuard'
import { useDraft } from './use-draft'
import { useFirstError } from './use-first-error'
import { useSaveKey, useStill, useSubmission } from './use-frame'
import { useKeptTyping } from './use-kept-typing'
import { useNewRecord } from './use-new-record'
import { type SaveOptions, useSave } from './use-save'

type Props = SaveOptions & {
  resource: AnyResource
  /** Absent for a new one. */
  record?: ReadRow
  /** What a new one starts with. */
  start?: Values
  /** The fields on the screen, when it is written by hand. */
  names?: readonly string[]
  /** Stands in a dialog over another form, which is the one that asks before it is left. */
  isNested?: boolean
  /** It goes away once it is saved, as that of a new record always does: nothing can be typed while the save is on its way. */
  closes?: boolean
  /** The person may only look. */
  isLocked?: boolean
  onSaved: (saved: ReadRow, options: { again: boolean }) => void
  /** The record as somebody else left it, taken instead of what was typed. */
  onReloaded?: (record: ReadRow) => void
  children: (form: FramedForm) => ReactNode
}

/** What the content of a form is given. */
export interface FramedForm {
  tabs: readonly FormTab[]
  saveAndNew: () => void
  save: () => void
  /** Brings to the first of these errors. */
  showFirst: (errors: unknown) => void
  /** While it is set, sending the form does this instead of saving: a step that has others after it. */
  instead: RefObject<(() => void) | undefined>
}

/** What react-admin's form knows of the record: enough to tell one version of it from another. */
const versionOf = (record: ReadRow | undefined) =>
  record ? { id: record.id as number, lock_version: record.lock_version } : {}

/**
 * A form on a resource, react-admin's own (`Form`, its save and record contexts): checks, saving, ⌘/Ctrl + S, unsaved changes,
 * other people's changes. Its content is given.
 */
export function FormFrame(props: Props) {
  const { resource, record } = props
  const { draft, first, resolver } = useDraft(props)
  // react-admin's form wipes what is typed when these change: the form takes a new record over by itself (useNewRecord).
  const [begun] = useState({ record: versionOf(record), values: first })
  return (
    <ResourceContextProvider value={resource.name}>
      <Form
        record={begun.record}
        defaultValues={begun.values}
        resolver={resolver}
        mode="onTouched"
        shouldFocusError={false}
        noValidate
        disableInvalidFormNotification
        className="generated-form"
      >
        <RecordContextProvider value={versionOf(record)}>
          <Framed {...props} draft={draft} />
        </RecordContextProvider>
      </Form>
    </ResourceContextProvider>
  )
}

function Framed({ draft, ...props }: Props & { draft: Draft }) {
  const { resource, record, names, isLocked = false, write, savedText, refusals } = props
  const { onSaved, onReloaded, isNested, closes = !record, children } = props
  const { registry, resource: readable, names: shown } = draft
  const form = useFormContext<Values>()
  const kept = useKeptTyping(form, { resource, record })
  const tabs = useMemo(
    () => (names ? [{ title: '', name: '', items: names, names }] : tabsOf(readable)),
    [names, readable],
  )
  const showFirst = useFirstError(resource.name, tabs, resource.stepped && !record && !names ? 'step' : 'tab')
  const { save, struck, conflict, compare, forgetConflict } = useSave(form, draft, {
    showFirst,
    write,
    savedText,
    refusals,
  })
  const isLeaving = useRef(false)
  // Saved, it stays still until the next screen stands: what is typed meanwhile would be lost.
  const [isDone, setDone] = useState(false)
  const { answered, typedOver } = useNewRecord(draft)
  const scope = useMemo(
    () => ({ resource: readable, record, path: '', isLocked }),
    [readable, record, isLocked],
  )

  function done(saved: ReadRow, sent: Values, again: boolean) {
    answered(sent)
    setDone(!again)
    isLeaving.current = true
    onSaved(saved, { again })
    isLeaving.current = false
    if (again) form.reset(initialValues(registry, readable))
  }
  async function saveAndTell(values: Values, again = false) {
    const saved = await save(values, record && { ...record, lock_version: typedOver()?.lock_version })
    if (saved) done(saved, values, again)
    return saved
  }
  const submit = (again: boolean) =>
    form.handleSubmit(
      async (values) => {
        await saveAndTell(values, again)
      },
      (errors) => {
        toast.error(formTexts.invalid)
        showFirst(errors)
      },
    )
  const instead = useRef<(() => void) | undefined>(undefined)
  const send = () => {
    if (isLocked) return
    if (instead.current) instead.current()
    else void submit(false)()
  }
  useSaveKey(send)
  const frame = useSubmission(send)
  useStill(frame, closes && (form.formState.isSubmitting || isDone))

  return (
    <FormContexts
      resource={resource}
      record={record}
      isSaving={form.formState.isSubmitting}
      save={saveAndTell}
    >
      <FormScopeContext value={scope}>
        <Box ref={frame} sx={formStyle}>
          {kept && !isLocked && <KeptTypingBar kept={kept} />}
          {record && !isLocked && (
            <LiveRecord
              resource={resource}
              record={record}
              onTake={onReloaded}
              onSee={(other) => compare(other, form.getValues())}
            />
          )}
          {children({
            tabs,
            saveAndNew: () => void submit(true)(),
            save: () => void submit(false)(),
            showFirst,
            instead,
          })}
        </Box>
      </FormScopeContext>
      {struck}
      {!isNested && <UnsavedGuard isLeaving={isLeaving} />}
      {conflict && record && (
        <LaterLock
          resource={readable}
          names={shown}
          base={typedOver() ?? record}
          conflict={conflict}
          onSave={async (values) => {
            const saved = await save(values, conflict.current)
            if (saved) done(saved, form.getValues(), false)
          }}
          onReload={() => {
            forgetConflict()
            answered(form.getValues())
            onReloaded?.(conflict.current)
          }}
          onClose={forgetConflict}
        />
      )}
    </FormContexts>
  )
}
