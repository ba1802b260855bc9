import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { f } from '../../../resources/schema/f'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { useEndpoints } from '../../fields/endpoints'
import { RefsInput } from '../../fields/inputs/RefsInput'
import { useUnsaved } from '../../widgets/unsaved'
import type { PreparationProps } from './preparation-props'
import { useTenderAct } from './use-tenders'
import { WhiteZones } from './WhiteZones'

const texts = tenderScreens.suppliers
const suppliers = f.refs('supplier', { label: texts.title })
const adherents = f.refs('adherent', { label: texts.adherents })
const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : []

const isSameSet = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id))

/** The suppliers that are invited; of a public tender, the members it is run for. */
export function SuppliersStep({ prepared, isLocked, next }: PreparationProps) {
  const calls = useEndpoints(tenderPreparation)
  const { run, isPending } = useTenderAct()
  const { id, is_public } = prepared.tender
  const invited = prepared.suppliers.map(({ supplier_id }) => supplier_id)
  const [chosen, setChosen] = useState(invited)
  const [members, setMembers] = useState(prepared.adherents.map(({ adherent_id }) => adherent_id))
  const asked = prepared.adherents.map(({ adherent_id }) => adherent_id)
  useUnsaved(!isSameSet(chosen, invited) || !isSameSet(members, asked))
  const save = async () => {
    const answer = await run(
      async () => {
        const saved = await calls.saveSuppliers({ id, supplier_ids: chosen })
        return is_public ? calls.saveAdherents({ id, adherent_ids: members }) : saved
      },
      () => tenderScreens.saved,
    )
    if (answer) next()
  }
  const invite = async ({ id: supplier, name }: { id: number; name: string }) => {
    // What is chosen and not saved yet stays to be saved.
    const answer = await run(
      () => calls.saveSuppliers({ id, supplier_ids: [...invited, supplier] }),
      () => tenderScreens.white.invited({ supplier: name }),
    )
    if (answer) setChosen((before) => [...before.filter((one) => one !== supplier), supplier])
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
        <RefsInput
          id="tender-suppliers"
          field={suppliers}
          disabled={isLocked}
          value={chosen}
          related={prepared.suppliers.map(({ supplier_id, name }) => ({ id: supplier_id, name }))}
          onChange={(value) => setChosen(idsOf(value))}
        />
        {is_public && (
          <>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.public}</Box>
            <RefsInput
              id="tender-adherents"
              field={adherents}
              disabled={isLocked}
              value={members}
              related={prepared.adherents.map(({ adherent_id, name }) => ({ id: adherent_id, name }))}
              onChange={(value) => setMembers(idsOf(value))}
            />
          </>
        )}
        {!isLocked && (
          <Box>
            <Button variant="contained" loading={isPending} onClick={() => void save()}>
              {tenderScreens.save}
            </Button>
          </Box>
        )}
      </Box>
      {prepared.lots.length > 0 && (
        <WhiteZones
          tenderId={id}
          invite={isLocked ? undefined : (one) => void invite(one)}
          isPending={isPending}
        />
      )}
    </Box>
  )
}
