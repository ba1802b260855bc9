import { useMemo } from 'react'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { BudgetBar } from '../orders/BudgetBar'
import { Attention } from './Attention'
import { Documents } from './Documents'
import { Hello } from './Hello'
import { MessageBanners } from './MessageBanners'
import { frontOfficeMatters } from './matters'
import { SelectedAdherent } from './Perimeter'
import { Shortcuts } from './Shortcuts'

/** The adherents' first screen. */
export function FrontOfficeHome() {
  const { selected } = useAdherent()
  const allowed = useAllowed()
  const { id, isGroup = false } = selected ?? {}
  const matters = useMemo(
    () => (id === undefined ? [] : frontOfficeMatters(new Date(), { id, isGroup })),
    [id, isGroup],
  )
  return (
    <>
      <Hello />
      <MessageBanners />
      <SelectedAdherent />
      {allowed('viewOrderTracking') && !isGroup && <BudgetBar />}
      <Attention matters={matters} />
      <Documents />
      <Shortcuts />
    </>
  )
}
