import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { invitationTexts as texts } from '../../../i18n/fr/invitation'
import { tenderPublication } from '../../../resources/tenders/endpoints'
import { invitationVariables } from '../../../resources/tenders/invitation'
import type { Slot } from '../../admin/form/extensions'
import { useEndpoints } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { MailFrame } from '../../widgets/MailFrame'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the invitation may name, and the mail that its first supplier would get of what is typed. */
export const InvitationPreview: Slot = ({ scope: { record, isLocked } }) => {
  const form = useFormContext()
  const [object, message] = useWatch({ name: ['mail_object', 'mail_message'] }).map(textOf)
  const add = (name: string) =>
    form.setValue('mail_message', `${message}{${name}}`, { shouldDirty: true, shouldTouch: true })
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!isLocked && (
        <Box>
          <Box component="h3" sx={{ typography: 'h5', m: 0 }}>
            {texts.variables}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>{texts.variablesHelp}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {Object.entries(invitationVariables).map(([name, meaning]) => (
              <Chip
                key={name}
                label={`{${name}}`}
                title={meaning}
                aria-label={texts.insert({ meaning })}
                onClick={() => add(name)}
              />
            ))}
          </Box>
          {!object && !message && (
            <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 1 }}>{texts.usual}</Box>
          )}
        </Box>
      )}
      {typeof record?.id === 'number' && <Preview id={record.id} object={object} message={message} />}
    </Box>
  )
}

function Preview({ id, object = '', message = '' }: { id: number; object?: string; message?: string }) {
  const calls = useEndpoints(tenderPublication)
  const typed = {
    mail_object: useDeferredValue(object) || null,
    mail_message: useDeferredValue(message) || null,
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['tender', 'invitation', id, typed],
    queryFn: ({ signal }) => calls.previewInvitation({ id, ...typed }, { signal, quiet: true }),
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  return (
    <Box>
      <Box component="h3" sx={{ typography: 'h5', m: 0, mb: 1 }}>
        {data ? texts.preview({ supplier: data.supplier }) : texts.frame}
      </Box>
      {data && data.unknown.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {texts.unknown({ names: data.unknown.map((name) => `{${name}}`).join(', ') })}
        </Alert>
      )}
      <MailFrame title={texts.frame} mail={data} />
    </Box>
  )
}
