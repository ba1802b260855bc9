import ArrowForward from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { historyTexts } from '../../../i18n/fr/form'
import type { Field, Tone } from '../../../resources/schema/field'
import { Badge } from '../../widgets/Badge'
import { type AssociationChange, authorOf, type FieldChange, momentOf, valueText } from './history-entry'

const tones: Record<string, Tone> = {
  create: 'green',
  added: 'green',
  update: 'blue',
  updated: 'blue',
  delete: 'red',
  removed: 'red',
}

/** Who changed a field and when, from what to what; its label where several fields are told of. */
export function FieldChangeLine({
  change,
  field,
  label,
}: {
  change: FieldChange
  field: Field
  label?: string
}) {
  const { change_type: type } = change
  return (
    <>
      <Head kind={historyTexts.kinds[type]} tone={tones[type]} label={label} change={change} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.75 }}>
        {type !== 'create' && (
          <Value
            title={historyTexts.from}
            text={valueText(field, change.old_value, change.old_label)}
            isOld
          />
        )}
        {type === 'update' && <ArrowForward aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />}
        {type !== 'delete' && (
          <Value title={historyTexts.to} text={valueText(field, change.new_value, change.new_label)} />
        )}
      </Box>
    </>
  )
}

/** What was linked or unlinked, by whom and when. */
export function AssociationChangeLine({ change, label }: { change: AssociationChange; label?: string }) {
  return (
    <>
      <Head
        kind={historyTexts.actions[change.action]}
        tone={tones[change.action]}
        label={label}
        change={change}
      />
      <Typography variant="body2" sx={{ mt: 0.75 }}>
        {change.label || `n° ${change.associated_id}`}
      </Typography>
    </>
  )
}

type HeadProps = { kind: string; tone?: Tone; label?: string; change: FieldChange | AssociationChange }

function Head({ kind, tone, label, change }: HeadProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Badge tone={tone} label={kind} />
      {label && (
        <Typography variant="subtitle2" component="span">
          {label}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={change.updatedAt}>{momentOf(change)}</time> {authorOf(change)}
      </Typography>
    </Box>
  )
}

const Value = ({ title, text, isOld }: { title: string; text: string; isOld?: boolean }) => (
  <Typography
    component="span"
    variant="body2"
    sx={{
      px: 1,
      py: 0.25,
      borderRadius: 1,
      bgcolor: 'surface.subtle',
      color: isOld ? 'text.secondary' : 'text.primary',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    <span style={visuallyHidden}>{`${title} : `}</span>
    {text}
  </Typography>
)
