import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { FieldError } from '../../../resources/schema/check'
import { tenderDocument } from '../../../resources/tenders/notice-papers'
import type { VersionDocument } from '../../../resources/tenders/preparation-answers'
import { fieldsNamed, LooseFields, type LooseValues } from '../../admin/form/LooseFields'

const texts = tenderScreens.republish
const asked = ['kind', 'label', 'file_id']
const fields = fieldsNamed(tenderDocument, asked)

/** A document as it is typed; `key` tells it apart while it has no number. */
export type DocumentDraft = LooseValues & { key: number }

export const draftsOf = (documents: readonly VersionDocument[]): DocumentDraft[] =>
  documents.map(({ filename: _, ...one }) => ({ ...one, key: one.id }))

/** What of the documents is sent. */
export const sentOf = (drafts: readonly DocumentDraft[]) => drafts.map(({ key: _, size: __, ...one }) => one)

interface Props {
  known: readonly VersionDocument[]
  drafts: readonly DocumentDraft[]
  errors: readonly FieldError[]
  change: (drafts: DocumentDraft[]) => void
}

const errorsAt = (errors: readonly FieldError[], at: number): FieldError[] => {
  const prefix = `documents.${at}.`
  return errors
    .filter(({ name }) => name.startsWith(prefix))
    .map((one) => ({ ...one, name: one.name.slice(prefix.length) }))
}

/** The documents that a consultation has from its new version on: others, further ones, or fewer. */
export function VersionDocuments({ known, drafts, errors, change }: Props) {
  const add = () => change([...drafts, { key: -Date.now(), public: true }])
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }} aria-label={texts.documents}>
      <Typography variant="h3">{texts.documents}</Typography>
      {drafts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noDocument}
        </Typography>
      )}
      {drafts.map((draft, at) => {
        const file = known.find(({ id }) => id === draft.id)
        return (
          <Paper key={draft.key} variant="outlined" sx={{ p: 2, display: 'flex', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LooseFields
                id={`document-${draft.key}`}
                fields={fields}
                required={asked}
                values={draft}
                related={{ file_id: file && { id: file.file_id, filename: file.filename } }}
                errors={errorsAt(errors, at)}
                onChange={(values) =>
                  change(drafts.map((one) => (one === draft ? { ...values, key: draft.key } : one)))
                }
              />
            </Box>
            <IconButton
              sx={{ alignSelf: 'start' }}
              aria-label={texts.remove(String(draft.label ?? ''))}
              onClick={() => change(drafts.filter((one) => one !== draft))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Paper>
        )
      })}
      <Button startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
        {texts.add}
      </Button>
    </Box>
  )
}
