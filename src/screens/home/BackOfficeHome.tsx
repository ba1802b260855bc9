import { useMemo } from 'react'
import { Attention } from './Attention'
import { Hello } from './Hello'
import { MessageBanners } from './MessageBanners'
import { backOfficeMatters } from './matters'
import { ServiceFigures } from './ServiceFigures'

/** The back office's first screen. */
export function BackOfficeHome() {
  const matters = useMemo(() => backOfficeMatters(new Date()), [])
  return (
    <>
      <Hello />
      <MessageBanners />
      <Attention matters={matters} />
      <ServiceFigures />
    </>
  )
}
