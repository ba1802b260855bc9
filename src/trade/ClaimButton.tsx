import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { litigationScreenTexts as texts } from '../../i18n/fr/litigation-screens'
import type { OrderAnswer } from '../../resources/orders/answers'
import { sentStatuses } from '../../resources/orders/states'
import { useAllowed } from '../fields/engine'
import { useApp } from '../layout/app-context'

/** Opens a litigation about an order that its supplier has: in the front office alone (domain §8). */
export function ClaimButton({ order }: { order: OrderAnswer }) {
  const may = useAllowed()
  const { app } = useApp()
  const isSent = sentStatuses.some((status) => status === order.status)
  if (app !== 'front-office' || !isSent || order.supplier_id === null || !may('createLitigation')) return null
  const about = new URLSearchParams({ supplier: String(order.supplier_id), order: String(order.id) })
  if (order.groupAdherent_id) about.set('group', String(order.groupAdherent_id))
  else about.set('adherent', String(order.adherent_id))
  return (
    <Button variant="outlined" component={Link} to={`/litigations/new?${about}`}>
      {texts.open}
    </Button>
  )
}
