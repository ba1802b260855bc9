import Mail from '@mui/icons-material/MailOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import Phone from '@mui/icons-material/PhoneOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { RaRecord } from 'react-admin'
import { Link } from 'react-router'
import { directoryTexts as texts } from '../../../../i18n/fr/referencing'
import type { adherent } from '../../../../resources/directory/adherent'
import type { RowOf } from '../../../../resources/schema/infer'
import { Badge } from '../../../widgets/Badge'
import { inPairs } from '../in-pairs'

export interface MemberRow
  extends RaRecord<number>,
    RowOf<typeof adherent, 'id' | 'name' | 'email' | 'phone'> {
  Company?: { label: string } | null
  GroupAdherent?: { label: string } | null
  Establishment_type?: { label: string } | null
  Delivery_address?: { zip_code: string; Municipality?: { label: string } | null } | null
  ProjectManager?: { first_name: string; last_name: string } | null
}

/** How to reach a member. */
export function MemberCard({ member }: { member: MemberRow }) {
  const { ProjectManager: manager, Company, GroupAdherent, Establishment_type: type } = member
  const { zip_code, Municipality: town } = member.Delivery_address ?? {}
  return (
    <Box component="li" sx={card}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <MuiLink component={Link} to={`/adherent/${member.id}`} sx={{ typography: 'body1', fontWeight: 600 }}>
          {member.name}
        </MuiLink>
        {Company && (
          <Box sx={{ flex: 'none' }}>
            <Badge tone="blue" label={Company.label} />
          </Box>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[type?.label, GroupAdherent?.label].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={lines}>
        {town && (
          <span>
            <Place aria-hidden />
            {`${zip_code ?? ''} ${town.label}`.trim()}
          </span>
        )}
        {member.phone && (
          <span>
            <Phone aria-hidden />
            <MuiLink href={`tel:${member.phone}`}>{inPairs(member.phone)}</MuiLink>
          </span>
        )}
        {member.email && (
          <span>
            <Mail aria-hidden />
            <MuiLink href={`mailto:${member.email}`}>{member.email}</MuiLink>
          </span>
        )}
        <span>
          <Person aria-hidden />
          {manager ? `${texts.manager} : ${manager.first_name} ${manager.last_name}` : texts.noManager}
        </span>
      </Box>
    </Box>
  )
}

const card = {
  p: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  typography: 'body2',
  minWidth: 0,
}
const lines = {
  display: 'grid',
  gap: 0.5,
  mt: 1.5,
  '& > span': { display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere', minWidth: 0 },
  '& svg': { fontSize: 18, color: 'text.secondary' },
}
