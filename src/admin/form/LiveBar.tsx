import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormState } from 'react-hook-form'
import { liveTexts } from '../../../i18n/fr/live'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { LiveStack } from '../live/LiveStack'
import { OthersHere } from '../live/OthersHere'
import { useOthersHere } from '../live/places'
import { type ChangedElsewhere, useElsewhere } from './use-elsewhere'

interface Props {
  resource: AnyResource
  record: ReadRow
  /** Compares what is typed with the record as it stands. */
  onSee: (changed: ChangedElsewhere) => void
  /** Takes the record as it stands; what is typed stays typed. */
  onTake: ((current: ReadRow) => void) | undefined
}

const says = ({ user, updatedAt = '' }: ChangedElsewhere) => {
  const [name, time] = [user?.first_name, frenchMoment(updatedAt).slice(-5)]
  return name ? liveTexts.changedBy({ name, time }) : liveTexts.changed({ time })
}

/** Beside a form: who else is at its record, and what somebody else has saved of it meanwhile. */
export function LiveBar({ resource, record, onSee, onTake }: Props) {
  const { isDirty, isSubmitting } = useFormState()
  const others = useOthersHere(resource.name, Number(record.id), isDirty)
  const changed = useElsewhere({ resource, record, isDirty, isSaving: isSubmitting })
  return (
    <LiveStack>
      {changed && (
        <Alert
          severity="info"
          sx={{ flexWrap: 'wrap', boxShadow: 3, pointerEvents: 'auto' }}
          action={
            <>
              <Button color="inherit" size="small" title={liveTexts.seeHint} onClick={() => onSee(changed)}>
                {liveTexts.see}
              </Button>
              {onTake && (
                <Button
                  color="inherit"
                  size="small"
                  variant="outlined"
                  title={liveTexts.takeHint}
                  onClick={() => onTake(changed.current)}
                >
                  {liveTexts.take}
                </Button>
              )}
            </>
          }
        >
          {says(changed)} {liveTexts.kept}
        </Alert>
      )}
      <OthersHere people={others} />
    </LiveStack>
  )
}
