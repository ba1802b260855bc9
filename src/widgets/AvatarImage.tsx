import Box from '@mui/material/Box'
import { useState } from 'react'
import { blankImage, defaultUserImage } from './default-images'

type Props = {
  src?: string | null
  /** Empty when a name stands beside it. */
  alt: string
  size?: number
  shape?: 'round' | 'square'
  fallback?: string
}

/** A picture that falls back to the default user image, then to a blank pixel, when it cannot be loaded. */
export function AvatarImage({ src, alt, size = 40, shape = 'round', fallback = defaultUserImage }: Props) {
  const candidates = [...(src ? [src] : []), fallback, blankImage]
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = candidates.find((one) => !broken.includes(one)) ?? blankImage
  return (
    <Box
      component="img"
      src={shown}
      alt={alt}
      width={size}
      height={size}
      onError={() => setBroken((all) => (all.includes(shown) ? all : [...all, shown]))}
      sx={{
        display: 'block',
        flex: 'none',
        objectFit: shape === 'round' ? 'cover' : 'contain',
        borderRadius: shape === 'round' ? '50%' : 1,
        bgcolor: 'surface.subtle',
      }}
    />
  )
}
