import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue, useState } from 'react'
import { modelTexts as texts } from '../../../../i18n/fr/jobs'
import { HttpError } from '../../../../providers/http'
import type { MailModelAnswer } from '../../../../resources/content/answers'
import { toast } from '../../../widgets/toast-store'
import { MailFields } from './MailFields'
import { MailPreview } from './MailPreview'
import { type MailTexts, useSaveModel } from './use-mail-models'
import { VariableList } from './VariableList'

const textsOf = ({ subject, body, link, notes }: MailModelAnswer): MailTexts => ({
  subject,
  body,
  link,
  notes,
})
const same = (a: MailTexts, b: MailTexts) => JSON.stringify(a) === JSON.stringify(b)

/** The texts of a model, what they may name, and what they make. */
export function MailModelForm({ model }: { model: MailModelAnswer }) {
  const [draft, setDraft] = useState(() => textsOf(model))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useSaveModel(model.name)
  const shown = useDeferredValue(draft)
  const isTouched = !same(draft, textsOf(model))
  const change = (part: Partial<MailTexts>) => {
    setDraft({ ...draft, ...part })
    setErrors({})
  }
  const save = () =>
    mutate(
      { ...draft, ...(model.lock_version === null ? {} : { lock_version: model.lock_version }) },
      {
        onSuccess: () => toast.success(texts.saved),
        onError: (error) => {
          const fields = error instanceof HttpError ? (error.fields ?? []) : []
          setErrors(Object.fromEntries(fields.map(({ name, message }) => [name, message])))
          toast.error(error.message)
        },
      },
    )
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
      <Box>
        <MailFields model={model} draft={draft} errors={errors} onChange={change} />
        <VariableList
          variables={model.variables}
          onInsert={(name) => change({ body: `${draft.body}{{${name}}}` })}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 3 }}>
          <Button variant="contained" onClick={save} disabled={!isTouched} loading={isPending}>
            {texts.save}
          </Button>
          <Button color="inherit" onClick={() => change(textsOf(model))} disabled={!isTouched || isPending}>
            {texts.cancel}
          </Button>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {isTouched && texts.unsaved}
          </Box>
        </Box>
      </Box>
      <MailPreview name={model.name} texts={shown} />
    </Box>
  )
}
