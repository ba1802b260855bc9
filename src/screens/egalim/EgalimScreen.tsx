import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import { PageHead } from '../../layout/PageHead'
import { useMember } from '../../trade/use-member'
import { EgalimView } from './EgalimView'
import { useLinkReturn } from './use-link-return'

/** The shares of the law for one's members: one of them, or all. */
export function EgalimScreen() {
  const { id, isGroup } = useMember()
  const [chosen, choose] = useState<number | 'all'>()
  useLinkReturn(choose)
  // That of the page's head until another one is chosen here.
  const adherent = chosen === 'all' ? undefined : (chosen ?? (isGroup ? undefined : id || undefined))
  return (
    <>
      <PageHead title={texts.title} />
      <EgalimView
        of={{ adherent_id: adherent }}
        chooser={({ members }) =>
          members.length > 1 && (
            <TextField
              select
              label={texts.member}
              value={String(adherent ?? 0)}
              onChange={({ target }) => choose(Number(target.value) || 'all')}
              sx={{ width: 300, maxWidth: '100%' }}
            >
              <MenuItem value="0">{texts.everyMember}</MenuItem>
              {members.map((member) => (
                <MenuItem key={member.id} value={String(member.id)}>
                  {member.name}
                </MenuItem>
              ))}
            </TextField>
          )
        }
      />
    </>
  )
}
