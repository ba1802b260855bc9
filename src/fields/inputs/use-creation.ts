import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { inputTexts } from '../../../i18n/fr/form'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { toast } from '../../widgets/toast-store'
import { useAllowed } from '../engine'
import { type Choice, choiceOf, isRow } from './choices'

/** Whether a row of this table can be made from its title alone: a settings table whose other fields may stay empty. */
export function isMadeByTitle(target: AnyResource): boolean {
  const [title, ...others] = titleFields(target)
  const call = target.calls.create
  if (!target.group || target.fixed || others.length || !title || !call || call.includes('{')) return false
  if (target.fields[title]?.kind !== 'text') return false
  return Object.entries(target.fields).every(
    ([name, field]) => name === title || !field.required || field.default !== undefined,
  )
}

/** Makes a new row of a settings table from what was typed; undefined for who may not. */
export function useCreation(
  target: AnyResource,
): ((label: string) => Promise<Choice | undefined>) | undefined {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const isAllowed = useAllowed()
  if (!isMadeByTitle(target) || !isAllowed(target.access.create)) return undefined
  const [title = 'label'] = titleFields(target)
  return async (label) => {
    try {
      const { data } = await dataProvider.create(target.name, { data: { [title]: label } })
      void queryClient.invalidateQueries({ queryKey: [target.name] })
      return isRow(data) ? choiceOf(target, { [title]: label, ...data }) : undefined
    } catch {
      toast.error(inputTexts.createFailed({ label }))
      return undefined
    }
  }
}
