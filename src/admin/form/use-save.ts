import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import { HttpError, isAway } from '../../../providers/http-error'
import type { FieldError } from '../../../resources/schema/check'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { say } from '../../widgets/say'
import { toast } from '../../widgets/toast-store'
import { type Conflict, conflictOf, isSame } from '../lock/conflict'
import { keyed } from '../lock/rows-within'
import { useStruck } from '../struck/use-struck'
import { forgetLists } from './forget-lists'
import type { Values } from './initial-values'
import { checkDraft, type Draft, namesOf } from './payload'
import { nested } from './use-draft'

/** Errors that the wire leaves to the form. */
const leftToForm = ['err102', 'err400', 'err409']

export interface SaveOptions {
  /** Another call than the declared ones: takes the checked body, answers the saved record. */
  write?: (body: Values, record: ReadRow | undefined) => Promise<ReadRow>
  /** Said once an existing record is saved. */
  savedText?: string
  /** Errors of the specification that are said at a field: type → name. */
  refusals?: Readonly<Record<string, string>>
}

/** Saves a form's values: one call at a time, server errors on their fields, a stale version to the lock dialog. */
export function useSave(
  form: UseFormReturn<Values>,
  draft: Draft,
  {
    showFirst,
    write,
    savedText = formTexts.updated,
    refusals = {},
  }: SaveOptions & { showFirst: (errors: unknown) => void },
) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const isBusy = useRef(false)
  const [conflict, setConflict] = useState<Conflict>()
  const { resource, record } = draft
  const { isMeant, dialog: struck } = useStruck(resource)

  /** The record as it stands, where somebody has put rows into a list that is sent: no version tells of them, the list would take them away. */
  async function withNewRows(body: Values, current: ReadRow): Promise<ReadRow | undefined> {
    const lists = Object.keys(body).filter(
      (name) => resource.fields[name]?.kind === 'children' && !isSame(body[name], current[name]),
    )
    if (!lists.length) return undefined
    const { data } = await dataProvider.getOne(resource.name, { id: Number(current.id) })
    if (data.lock_version !== current.lock_version) return undefined
    const isThere = (name: string) => {
      const known = keyed(current[name])
      return [...keyed(data[name]).keys()].every((id) => known.has(id))
    }
    return lists.every(isThere) ? undefined : data
  }

  async function send(body: Values, current: ReadRow | undefined): Promise<ReadRow> {
    const { name } = resource
    if (write) return write(body, current)
    if (!current) return (await dataProvider.create(name, { data: body })).data
    const changed = Object.entries(body).filter(([field, value]) => !isSame(value, current[field]))
    const data = { ...Object.fromEntries(changed), lock_version: current.lock_version }
    const id = Number(current.id)
    return (await dataProvider.update(name, { id, data, previousData: { ...current, id } })).data
  }

  function refuse(error: unknown, body: Values) {
    const stale = conflictOf(error, body)
    if (stale) return setConflict(stale)
    if (!(error instanceof HttpError) || isAway(error)) return toast.error(say('error.saveFailed'))
    const place = refusals[error.type ?? '']
    const isThere = place !== undefined && error.fields.every(({ name }) => name === place)
    const fields = isThere ? [{ name: place, message: error.display }] : error.fields
    showRefusal(form, draft, fields)
    showFirst(nested(fields))
    if (error.type && leftToForm.includes(error.type)) toast.error(error.display)
  }

  /** Answers the saved record; undefined when it was refused, which is then shown. */
  async function save(values: Values, current = record): Promise<ReadRow | undefined> {
    if (isBusy.current) return undefined
    const { body } = checkDraft(draft, values)
    isBusy.current = true
    try {
      if (current && !(await isMeant(current, body))) return undefined
      const now = current && !write ? await withNewRows(body, current) : undefined
      if (now) {
        setConflict({ current: now, user: null, updatedAt: String(now.updatedAt), mine: body })
        return undefined
      }
      const saved = await send(body, current)
      setConflict(undefined)
      toast.success(current ? savedText : formTexts.created)
      void forgetLists(queryClient, resource.name)
      return saved
    } catch (error) {
      refuse(error, body)
      return undefined
    } finally {
      isBusy.current = false
    }
  }

  /** Shows what somebody else has saved beside what is typed. */
  const compare = (other: Omit<Conflict, 'mine'>, values: Values) =>
    setConflict({ ...other, mine: checkDraft(draft, values).body })

  return { save, struck, conflict, compare, forgetConflict: () => setConflict(undefined) }
}

/** Puts the server's reasons on their fields; of a field that is not on the screen, in a message. */
function showRefusal(form: UseFormReturn<Values>, draft: Draft, fields: readonly FieldError[]) {
  const { resource } = draft
  const names = namesOf(draft, form.getValues())
  const isShown = (name: string) => names.includes(name.split('.')[0] ?? name)
  for (const [name, reason] of Object.entries(
    nested(
      fields.filter((one) => isShown(one.name)),
      'server',
    ),
  ))
    if (reason) form.setError(name, reason as never)
  for (const { name, message } of fields.filter((one) => !isShown(one.name)))
    toast.error(formTexts.invalidElsewhere({ label: resource.fields[name]?.label ?? name, message }))
}
