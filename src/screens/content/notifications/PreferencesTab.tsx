import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayBox } from '../../../../i18n/fr/notifications'
import { sendTo } from '../../../../providers/send-to'
import type { PreferenceAnswer } from '../../../../resources/content/answers'
import { preferenceEndpoints } from '../../../../resources/content/notification-endpoints'
import { type Mailing, mailings } from '../../../../resources/content/notification-kinds'
import { useApp } from '../../../layout/app-context'
import { ErrorState } from '../../../widgets/ErrorState'
import { TableSkeleton } from '../../../widgets/TableSkeleton'
import { toast } from '../../../widgets/toast-store'

type Chosen = Pick<PreferenceAnswer, 'kind' | 'mailing' | 'push'>

const key = ['session', 'notifications', 'preferences']

function usePreferences() {
  const { http } = useApp().client
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen | undefined>>>({})
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => sendTo(http, preferenceEndpoints.list, {}, { signal, quiet: true }),
  })
  const save = useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: (chosen: Chosen) => sendTo(http, preferenceEndpoints.choose, chosen),
    onMutate: async (chosen) => {
      await queries.cancelQueries({ queryKey: key })
      queries.setQueryData<PreferenceAnswer[]>(key, (all) =>
        all?.map((one) => (one.kind === chosen.kind ? { ...one, ...chosen } : one)),
      )
    },
    onSuccess: () => toast.success(sayBox('box.saved'), { key: 'preference' }),
    onError: (_error, { kind }) => {
      setChosen((all) => ({ ...all, [kind]: undefined }))
      return queries.invalidateQueries({ queryKey: key })
    },
  })
  // What is pressed stands so at once, before the memory of answers tells of it.
  const choose = (one: Chosen) => {
    setChosen((all) => ({ ...all, [one.kind]: one }))
    save.mutate(one)
  }
  const data = list.data?.map((one) => ({ ...one, ...chosen[one.kind] }))
  return { ...list, data, choose }
}

/** Where each kind of notification goes beside the box; a choice shows at once, and is kept in its turn. */
export function PreferencesTab() {
  const { data, isError, refetch, choose } = usePreferences()
  if (isError && !data) return <ErrorState text={sayBox('box.failed')} onRetry={() => refetch()} />
  if (!data) return <TableSkeleton />
  return (
    <>
      <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
        {sayBox('box.preferencesText')}
      </Box>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((one) => (
          <KindLine key={one.kind} one={one} onChoose={choose} />
        ))}
      </Card>
    </>
  )
}

interface LineProps {
  one: PreferenceAnswer
  onChoose: (chosen: Chosen) => void
}

function KindLine({ one: { kind, label, mailing, push }, onChoose }: LineProps) {
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ flex: '1 1 200px', fontWeight: 550 }}>{label}</Box>
      <TextField
        select
        size="small"
        value={mailing}
        onChange={({ target }) => onChoose({ kind, push, mailing: target.value as Mailing })}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': sayBox('box.mailingOf', { label }) } } }}
        sx={{ width: { xs: '100%', sm: 340 } }}
      >
        {Object.entries(mailings).map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={push}
            onChange={(_, isChecked) => onChoose({ kind, mailing, push: isChecked })}
            slotProps={{ input: { 'aria-label': sayBox('box.pushOf', { label }) } }}
          />
        }
        label={sayBox('box.push')}
        sx={{ m: 0, ml: { xs: -1.125, sm: 0 } }}
      />
    </Box>
  )
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2.5,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
