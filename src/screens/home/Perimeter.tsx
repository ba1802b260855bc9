import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { fileUrl } from '../../../providers/files'
import { useAdherent } from '../../layout/adherent-context'
import { useUser } from '../../layout/use-boot'
import { AvatarImage } from '../../widgets/AvatarImage'
import { sayHome } from './say-home'

function Fact({ label, picture, children }: { label: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <Card
      sx={{
        px: 2.5,
        py: { xs: 1.25, sm: 2.5 },
        mb: { xs: 2.5, sm: 4 },
        display: 'flex',
        alignItems: 'center',
        gap: 2,
      }}
    >
      {picture}
      <div>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
        {children}
      </div>
    </Card>
  )
}

/** Whom an adherent user works for now. */
export function SelectedAdherent() {
  const { list, selected } = useAdherent()
  if (!selected) return null
  const group = list.find((option) => option.isGroup && option.id === selected.groupAdherent_id)
  const details = selected.isGroup
    ? [sayHome('home.group'), sayHome('home.members', { smart_count: selected.options?.length ?? 0 })]
    : [group?.name, selected.is_access_module_allowed && sayHome('home.stockOn')]
  const logo = fileUrl(selected.logoAdherent ?? group?.logoAdherent)
  return (
    <Fact
      label={sayHome('home.workingFor')}
      picture={logo && <AvatarImage src={logo} alt="" size={52} shape="square" />}
    >
      <Box sx={{ typography: 'h3' }}>{selected.name}</Box>
      <Box sx={{ typography: 'body2' }}>{details.filter(Boolean).join(' · ')}</Box>
    </Fact>
  )
}

/** The suppliers whom a supplier's user answers for. */
export function OwnSuppliers() {
  const { Supplier = [] } = useUser() ?? {}
  const suppliers = Array.isArray(Supplier) ? Supplier : [Supplier]
  if (suppliers.length === 0) return null
  return (
    <Fact label={sayHome('home.suppliers', { smart_count: suppliers.length })}>
      {suppliers.map(({ id, name }) => (
        <Box key={id} sx={{ typography: 'h3' }}>
          {name}
        </Box>
      ))}
    </Fact>
  )
}
