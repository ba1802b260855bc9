import { use } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import { toast } from '../../widgets/toast-store'
import { tabsOf } from './form-names'
import { FormSaveContext, useFormScope } from './form-scope'
import type { Values } from './initial-values'
import { useFirstError } from './use-first-error'

/** Saves the form around where something of it waits, and goes on once that is done; what is wrong is shown instead. */
export function useSaveThen(): { saveThen: (next: () => Promise<void> | void) => void; isSaving: boolean } {
  const { resource } = useFormScope()
  const form = useFormContext<Values>()
  const save = use(FormSaveContext)
  const showFirst = useFirstError(resource.name, tabsOf(resource))
  const { isDirty, isSubmitting } = useFormState()
  return {
    isSaving: isSubmitting,
    saveThen: (next) => {
      if (!isDirty) return void next()
      void form.handleSubmit(
        async (values) => {
          if (await save?.(values)) await next()
        },
        (errors) => {
          toast.error(formTexts.invalid)
          showFirst(errors)
        },
      )()
    },
  }
}
