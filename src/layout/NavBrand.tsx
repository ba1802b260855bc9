import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { fileUrl } from '../../providers/files'
import type { SessionUser } from '../../providers/session-user'
import { Logo } from '../theme/Logo'
import { useApp } from './app-context'
import { barHeight, navColors } from './nav-colors'
import { sayShell } from './say-shell'

/** The one service's own logo, with the label of its type as text when it is public; none for several services. */
function serviceLogo(user: SessionUser | undefined): { src: string; alt: string } | undefined {
  const [service, ...others] = user?.Company ?? []
  const src = service && others.length === 0 ? fileUrl(service.logo) : undefined
  if (!src) return undefined
  const { Company_type: type } = service ?? {}
  return { src, alt: (type?.machine_name === 'public' ? type.label : service?.label) ?? '' }
}

/** The logo at the top of the side navigation; mini when it is collapsed. */
export function NavBrand({
  isMini,
  user,
  onFollow,
}: {
  isMini: boolean
  user: SessionUser | undefined
  onFollow: () => void
}) {
  const { product } = useApp()
  const logo = serviceLogo(user)
  return (
    <Box
      component={Link}
      to="/"
      onClick={onFollow}
      aria-label={sayShell('shell.home', { name: product.name })}
      sx={{
        flex: 'none',
        height: barHeight,
        px: '18px',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        fontSize: '1.0625rem',
        fontWeight: 700,
        letterSpacing: '-0.01em',
        color: '#ffffff',
        textDecoration: 'none',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        '&:focus-visible': { outline: `2px solid ${navColors.mark}`, outlineOffset: -4 },
      }}
    >
      {logo && !isMini ? (
        <Box
          component="img"
          {...logo}
          sx={{ maxHeight: 40, maxWidth: '100%', bgcolor: '#fff', borderRadius: 1, p: '4px' }}
        />
      ) : (
        <>
          <Logo sx={{ fontSize: 36, flex: 'none' }} />
          {!isMini && product.name}
        </>
      )}
    </Box>
  )
}
