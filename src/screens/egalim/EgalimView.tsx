import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimYear } from '../../../resources/egalim/answers'
import { egalimEndpoints } from '../../../resources/egalim/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import type { EgalimScope } from './asked'
import { EgalimFigures } from './EgalimFigures'

/** Years that may be chosen, the current one included. */
const years = 4

interface Props {
  /** Whose shares: a member, a group, a service, or all that one sees. */
  of: EgalimScope
  /** What stands beside the choice of the year. */
  chooser?: (found: EgalimYear) => ReactNode
}

/** The shares of the law for a year that is chosen. */
export function EgalimView({ of, chooser }: Props) {
  const [asked, choose] = useUrlChoice('year')
  const year = asked && /^20\d\d$/.test(asked) ? Number(asked) : undefined
  const { data, error, refetch } = useAnswer(egalimEndpoints.year, { ...of, year }, { keeps: true })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const current = Number(data.today.slice(0, 4))
  const member = of.adherent_id ?? (data.members.length === 1 ? data.members[0]?.id : undefined)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          label={texts.year}
          value={String(year ?? data.year)}
          onChange={({ target }) => choose(target.value)}
          sx={{ width: 130 }}
        >
          {Array.from({ length: years }, (_, back) => String(current - back)).map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        {chooser?.(data)}
      </Box>
      <EgalimFigures key={`${data.year} ${member}`} found={data} adherent={member} asked={of} />
    </Box>
  )
}
