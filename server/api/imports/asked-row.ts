import { importTexts } from '../../../i18n/fr/exports'
import { isRequired } from '../../../resources/schema/check'
import { isImportable } from '../../../resources/schema/derive'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { may } from '../../database/actor'
import type { Work } from '../work'
import type { AskedRow } from './outcome'
import { templateColumns } from './template'

/** The fields of a list that a new value of it may be given from a file. */
export const newRowColumns = (work: Work, target: AnyResource) =>
  templateColumns(work, target).filter(({ path }) => !path)

/** What a new value of a settings list asks for, or why it cannot be made from here; undefined where the actor may make none. */
export function rowAsked(work: Work, target: AnyResource): AskedRow | undefined {
  const isOpen = target.group !== undefined && !target.fixed && isImportable(target)
  if (!isOpen || !target.calls.create || !may(work.actor, target.access.create)) return undefined
  const columns = newRowColumns(work, target)
  const needed = Object.keys(target.fields).filter(
    (name) => target.fields[name]?.default === undefined && isRequired(target, name, {}),
  )
  const list = target.label[1]
  const untold = needed.filter((name) => !columns.some(({ field }) => field === name))
  if (untold.length) {
    const fields = untold.map((name) => target.fields[name]?.label ?? name).join(', ')
    return { list, fields: [], why: importTexts.needsMore({ list, fields }) }
  }
  const asked = columns.filter(({ field }) => needed.includes(field) || titleFields(target).includes(field))
  const fields = asked.map(({ key, header, declared, field }) => ({
    ...{ key, label: header, required: needed.includes(field) },
    ...(declared.options ? { choices: Object.values(declared.options) } : {}),
  }))
  return { list, fields }
}
