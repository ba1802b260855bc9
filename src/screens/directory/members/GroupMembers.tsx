import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useGetList } from 'react-admin'
import { Link } from 'react-router'
import { memberTexts as texts } from '../../../../i18n/fr/referencing'
import type { adherent } from '../../../../resources/directory/adherent'
import { f } from '../../../../resources/schema/f'
import type { RowOf } from '../../../../resources/schema/infer'
import type { Slot } from '../../../admin/form/extensions'
import { LooseFields } from '../../../admin/form/LooseFields'
import { useListAct } from '../../../admin/form/use-list-act'
import { useRights } from '../../../admin/use-rights'
import { useEngine } from '../../../fields/engine'
import { Badge } from '../../../widgets/Badge'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { PanelCard } from '../../../widgets/PanelCard'

type Member = RaRecord<number> & RowOf<typeof adherent, 'name' | 'lock_version'>

const byName = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' as const } }
const choice = f.ref('adherent', { label: texts.memberChoice })

/** The members of a group: added and taken out. */
export const GroupMembers: Slot = ({ scope: { record = {} } }) => {
  const { update } = useRights(useEngine().registry.get('adherent'))
  const provider = useDataProvider()
  const [chosen, choose] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<Member>()
  const { isPending, run } = useListAct('adherent')
  const { data, error, refetch } = useGetList<Member>('adherent', {
    ...byName,
    filter: { groupAdherent_id: record.id },
  })

  async function move(id: number, groupAdherent_id: unknown) {
    const { data: member } = await provider.getOne<Member>('adherent', { id })
    const data = { groupAdherent_id, lock_version: member.lock_version }
    await provider.update('adherent', { id, data, previousData: member })
  }
  const add = (id: number) => run(() => move(id, record.id), texts.memberAdded, { after: () => choose(null) })
  const takeOut = ({ id }: Member) =>
    run(() => move(id, null), texts.memberRemoved, { after: () => setLeaving(undefined) })
  return (
    <>
      {update && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2 }}>
          <Box sx={{ flex: '1 1 260px', maxWidth: 460 }}>
            <LooseFields
              fields={{ member: choice }}
              values={{ member: chosen }}
              onChange={({ member }) => choose(typeof member === 'number' ? member : null)}
            />
          </Box>
          <Button
            variant="contained"
            disabled={chosen === null}
            loading={isPending}
            onClick={() => chosen !== null && void add(chosen)}
          >
            {texts.addMember}
          </Button>
        </Box>
      )}
      <PanelCard
        title={texts.membersTitle}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty={[texts.membersEmpty, texts.membersEmptyText]}
      >
        <Box component="ul" sx={list}>
          {data?.map((member) => (
            <li key={member.id}>
              <MuiLink component={Link} to={`/adherent/${member.id}`}>
                {member.name}
              </MuiLink>
              {member.id === record.main_adherent_id && <Badge tone="blue" label={texts.main} />}
              <Box sx={{ flex: 1 }} />
              {update && (
                <Button
                  size="small"
                  color="error"
                  aria-label={`${texts.removeMember} : ${member.name}`}
                  onClick={() => setLeaving(member)}
                >
                  {texts.removeMember}
                </Button>
              )}
            </li>
          ))}
        </Box>
      </PanelCard>
      {leaving && (
        <ConfirmDialog
          open
          dangerous
          title={texts.removeMemberTitle({ name: leaving.name })}
          confirmLabel={texts.removeMember}
          pending={isPending}
          onConfirm={() => void takeOut(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {texts.removeMemberText}
        </ConfirmDialog>
      )}
    </>
  )
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    py: 1,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& li:last-child': { borderBottom: 0 },
}
