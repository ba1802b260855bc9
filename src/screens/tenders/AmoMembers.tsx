import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { publicTenderTexts as texts } from '../../../i18n/fr/synthesis'
import { fold } from '../../../resources/schema/fold'
import { tenderLists } from '../../../resources/tenders/endpoints'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import type { AmoMember } from '../../../resources/tenders/public-answers'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetTable } from '../../widgets/SheetTable'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useTenderAct } from './use-tenders'

const isFound = ({ name, city, group }: AmoMember, words: string) =>
  fold([name, city, group].filter(Boolean).join(' ')).includes(fold(words.trim()))

/** The AMO members of a public tender: those that are ticked are its beneficiaries. */
export function AmoMembers({ tenderId, isLocked }: { tenderId: number; isLocked: boolean }) {
  const calls = useEndpoints(tenderPreparation)
  const may = useAllowed()
  const { run, isPending } = useTenderAct()
  const [words, search] = useState('')
  const [changed, change] = useState<ReadonlySet<number>>()
  const { data, error, refetch } = useAnswer(tenderLists.amoMembers, { id: tenderId })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={texts.noMember} />
  const isReadOnly = isLocked || !may('updateTender')
  const chosen = changed ?? new Set(data.data.filter((one) => one.chosen).map(({ id }) => id))
  const shown = data.data.filter((one) => isFound(one, words))
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id))
  const put = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) isChosen ? next.add(id) : next.delete(id)
    change(next)
  }
  const save = async () => {
    const saved = await run(
      () => calls.saveAdherents({ id: tenderId, adherent_ids: [...chosen] }),
      () => texts.saved,
    )
    if (saved) change(undefined)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TextField
          size="small"
          type="search"
          label={texts.search}
          value={words}
          onChange={({ target }) => search(target.value)}
          sx={{ width: 320, maxWidth: '100%' }}
        />
        <Box role="status" sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>
          {texts.count({ smart_count: chosen.size })}
        </Box>
        {!isReadOnly && (
          <Button variant="contained" disabled={!changed} loading={isPending} onClick={() => void save()}>
            {texts.save}
          </Button>
        )}
      </Box>
      <SheetTable
        name={texts.amo}
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.all,
            is: 'tick',
            head: (
              <span className="check">
                <input
                  type="checkbox"
                  aria-label={texts.all}
                  disabled={isReadOnly}
                  checked={isAll}
                  onChange={({ target }) =>
                    put(
                      shown.map(({ id }) => id),
                      target.checked,
                    )
                  }
                />
              </span>
            ),
            of: ({ id, name }) => (
              <span className="check">
                <input
                  type="checkbox"
                  aria-label={texts.choose({ name })}
                  disabled={isReadOnly}
                  checked={chosen.has(id)}
                  onChange={({ target }) => put([id], target.checked)}
                />
              </span>
            ),
          },
          { title: texts.member, is: 'label', of: ({ name }) => name },
          {
            title: texts.city,
            of: ({ city, department }) => [city, department].filter(Boolean).join(', ') || '–',
          },
          { title: texts.group, of: ({ group }) => group ?? '–' },
        ]}
      />
    </>
  )
}
