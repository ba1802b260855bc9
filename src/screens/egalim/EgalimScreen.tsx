import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import { PageHead } from '../../layout/PageHead'
import { useMember } from '../../trade/use-member'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { EgalimFigures } from './EgalimFigures'
import { useEgalimCalls } from './use-egalim'

/** Years that may be chosen, the current one included. */
const years = 4

/** The shares of the law for one's members: a year, all of them or one. */
export function EgalimScreen() {
  const calls = useEgalimCalls()
  const [year, setYear] = useState<number>()
  const { id, isGroup } = useMember()
  const [chosen, setAdherent] = useState<number | 'all'>()
  // That of the page's head until another one is chosen here.
  const adherent = chosen === 'all' ? undefined : (chosen ?? (isGroup ? undefined : id || undefined))
  const { data, error, refetch } = useQuery({
    queryKey: ['egalim', 'year', year, adherent],
    queryFn: ({ signal }) => calls.year({ year, adherent_id: adherent }, signal),
    placeholderData: keepPreviousData,
  })
  const current = Number(data?.today.slice(0, 4))
  const member = adherent ?? (data?.members.length === 1 ? data.members[0]?.id : undefined)
  return (
    <>
      <PageHead title={texts.title} />
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <TextField
              select
              label={texts.year}
              value={String(year ?? data.year)}
              onChange={({ target }) => setYear(Number(target.value))}
              sx={{ width: 130 }}
            >
              {Array.from({ length: years }, (_, back) => String(current - back)).map((one) => (
                <MenuItem key={one} value={one}>
                  {one}
                </MenuItem>
              ))}
            </TextField>
            {data.members.length > 1 && (
              <TextField
                select
                label={texts.member}
                value={String(adherent ?? 0)}
                onChange={({ target }) => setAdherent(Number(target.value) || 'all')}
                sx={{ width: 300, maxWidth: '100%' }}
              >
                <MenuItem value="0">{texts.everyMember}</MenuItem>
                {data.members.map(({ id, name }) => (
                  <MenuItem key={id} value={String(id)}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Box>
          <EgalimFigures key={`${data.year} ${member}`} found={data} adherent={member} asked={adherent} />
        </Box>
      )}
    </>
  )
}
