import { useMemo } from 'react'
import { Attention } from './Attention'
import { Documents } from './Documents'
import { Hello } from './Hello'
import { MessageBanners } from './MessageBanners'
import { OwnSuppliers } from './Perimeter'
import { tendersMatters } from './supplier-matters'

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
    </>
  )
}
