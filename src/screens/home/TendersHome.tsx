import { useMemo } from 'react'
import { useAllowed } from '../../fields/engine'
import { Attention } from './Attention'
import { Documents } from './Documents'
import { HomePage } from './HomePage'
import { MessageBanners } from './MessageBanners'
import { OwnSuppliers } from './Perimeter'
import { tendersMatters } from './supplier-matters'
import { ToPrepare } from './ToPrepare'

/** The suppliers' first screen. */
export function TendersHome() {
  const allowed = useAllowed()
  const matters = useMemo(() => tendersMatters(new Date()), [])
  return (
    <HomePage>
      <MessageBanners />
      <OwnSuppliers />
      <Attention matters={matters} />
      {allowed('viewSupplierOrders') && <ToPrepare />}
      <Documents />
    </HomePage>
  )
}
