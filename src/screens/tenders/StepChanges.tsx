import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { tenderChangeScreens as texts } from '../../../i18n/fr/tender-changes'
import { changeMarks, type TenderChange } from '../../../resources/tenders/changes'
import type { PreparationStep } from '../../../resources/tenders/preparation'
import type { TenderHead } from '../../../resources/tenders/preparation-answers'
import { Badge } from '../../widgets/Badge'
import { useChanges } from './use-tenders'

/** Changes that are named at first. */
const first = 6

/** The word for how something changed since the tender that was taken over. */
export const ChangeBadge = ({ mark }: Pick<TenderChange, 'mark'>) => <Badge {...changeMarks[mark]} />

/** How something changed, and what it was. */
export function ChangeMark({ change: { mark, before } }: { change: TenderChange }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <ChangeBadge mark={mark} />
      {mark === 'changed' && before !== null && (
        <Box component="span" className="quiet">
          {texts.before({ text: before })}
        </Box>
      )}
    </Box>
  )
}

/** What a step changed of the tender that was taken over, above it. */
export function StepChanges({ tender, step }: { tender: TenderHead; step: PreparationStep }) {
  const { data } = useChanges(tender)
  const changes = data?.data.filter((one) => one.step === step) ?? []
  const [showsAll, showAll] = useState(false)
  if (!data?.from || changes.length === 0) return null
  const rest = changes.length - first
  return (
    <Alert severity="info" role="note" sx={{ mb: 2 }}>
      <Box component="p" sx={{ m: 0, mb: 0.5, fontWeight: 600 }}>
        {texts.since({ code: data.from.code })} : {texts.count({ smart_count: changes.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {(showsAll ? changes : changes.slice(0, first)).map((change) => (
          <Box component="li" key={`${change.mark} ${change.key}`} sx={rowStyle}>
            <ChangeBadge mark={change.mark} />
            <span>{change.label}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {[change.before, change.after].filter((text) => text !== null).join(' → ')}
            </Box>
          </Box>
        ))}
      </Box>
      {rest > 0 && !showsAll && (
        <Button size="small" onClick={() => showAll(true)}>
          {texts.more({ smart_count: rest })}
        </Button>
      )}
    </Alert>
  )
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }
