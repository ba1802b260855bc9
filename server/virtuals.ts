import { resources } from '../resources'
import { accountVirtuals } from './accounts/virtuals'
import { catalogueVirtuals } from './catalogue/virtuals'
import { commentVirtuals } from './comments/virtuals'
import type { Virtuals } from './database/virtual'
import { litigationVirtuals } from './litigations/virtuals'
import { orderVirtuals } from './orders/virtuals'
import { revenueVirtuals } from './revenues/virtuals'
import { stockVirtuals } from './stock/virtuals'
import { tenderVirtuals } from './tenders/virtuals'

/** The readers of every declared virtual field; the product refuses to start when one lacks. */
export const virtuals: Virtuals = {
  ...accountVirtuals,
  ...catalogueVirtuals,
  ...commentVirtuals(resources),
  ...litigationVirtuals,
  ...orderVirtuals,
  ...revenueVirtuals,
  ...stockVirtuals,
  ...tenderVirtuals,
}
