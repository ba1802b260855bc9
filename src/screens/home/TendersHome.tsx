import { useMemo } from 'react'
import { Attention } from './Attention'
import { Documents } from './Documents'
import { Hello } from './Hello'
import { MessageBanners } from './MessageBanners'
import { tendersMatters } from './matters'
import { OwnSuppliers } from './Perimeter'
import { Shortcuts } from './Shortcuts'

/** The suppliers' first screen. */
export function TendersHome() {
  const matters = useMemo(() => tendersMatters(new Date()), [])
  return (
    <>
      <Hello />
      <MessageBanners />
      <OwnSuppliers />
      <Attention matters={matters} />
      <Documents />
      <Shortcuts />
    </>
  )
}
