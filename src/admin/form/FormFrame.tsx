import Box from '@mui/material/Box'
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { FormProvider } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { toast } from '../../widgets/toast-store'
import { LockDialog } from '../lock/LockDialog'
import { type FormTab, tabsOf } from './form-names'
import { FormScopeContext, type Row } from './form-scope'
import { initialValues, type Values } from './initial-values'
import { formStyle } from './layout'
import { UnsavedGuard } from './UnsavedGuard'
import { useFirstError } from './use-first-error'
import { useGeneratedForm } from './use-generated-form'
import { type SaveOptions, useSave } from './use-save'

type Props = SaveOptions & {
  resource: AnyResource
  /** Absent for a new one. */
  record?: Row
  /** What a new one starts with. */
  start?: Values
  /** The fields on the screen, when it is written by hand. */
  names?: readonly string[]
  /** Stands in a dialog over another form, which is the one that asks before it is left. */
  isNested?: boolean
  /** The person may only look. */
  isLocked?: boolean
  onSaved: (saved: Row, options: { again: boolean }) => void
  /** The record as somebody else left it, taken instead of what was typed. */
  onReloaded?: (record: Row) => void
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

/** A form on a resource: checks, saving, ⌘/Ctrl + S, unsaved changes, other people's changes. Its content is given. */
export function FormFrame(props: Props) {
  const { resource, record, start, names, isLocked = false, write, savedText, refusals } = props
  const { onSaved, onReloaded, isNested, children } = props
  const { form, draft, readable, names: shown } = useGeneratedForm({ resource, record, start, names })
  const tabs = useMemo(
    () => (names ? [{ title: '', name: '', items: names, names }] : tabsOf(readable)),
    [names, readable],
  )
  const showFirst = useFirstError(tabs, resource.stepped && !record && !names ? 'step' : 'tab')
  const { save, conflict, forgetConflict } = useSave(form, draft, { showFirst, write, savedText, refusals })
  const isLeaving = useRef(false)
  const scope = useMemo(
    () => ({ resource: readable, record, path: '', isLocked }),
    [readable, record, isLocked],
  )

  function done(saved: Row, again: boolean) {
    isLeaving.current = true
    onSaved(saved, { again })
    isLeaving.current = false
    if (again) form.reset(initialValues(draft.registry, readable))
  }
  const submit = (again: boolean) =>
    form.handleSubmit(
      async (values) => {
        const saved = await save(values)
        if (saved) done(saved, again)
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

  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <Box
          component="form"
          noValidate
          autoComplete="off"
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault()
            event.stopPropagation()
            send()
          }}
          sx={formStyle}
        >
          {children({
            tabs,
            saveAndNew: () => void submit(true)(),
            save: () => void submit(false)(),
            showFirst,
            instead,
          })}
        </Box>
      </FormScopeContext>
      {!isNested && <UnsavedGuard isLeaving={isLeaving} />}
      {conflict && record && (
        <LockDialog
          resource={readable}
          names={shown}
          base={record}
          conflict={conflict}
          onSave={async (values) => {
            const saved = await save(values, conflict.current)
            if (saved) done(saved, false)
          }}
          onReload={() => {
            forgetConflict()
            onReloaded?.(conflict.current)
          }}
          onClose={forgetConflict}
        />
      )}
    </FormProvider>
  )
}

/** ⌘/Ctrl + S saves, unless a dialog is open. */
function useSaveKey(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
    if (!isSave) return
    event.preventDefault()
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
