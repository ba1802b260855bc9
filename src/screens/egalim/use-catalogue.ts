import { useAllowed } from '../../fields/engine'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'

/** Where an article is ordered, for who orders. */
export function useCatalogue(): ((label: string) => string) | undefined {
  const { FoodCatalog } = useApp().screens
  const allowed = useAllowed()
  if (!FoodCatalog || (FoodCatalog.permission && !allowed(FoodCatalog.permission))) return undefined
  return (label) => `${screenAddress(FoodCatalog)}?q=${encodeURIComponent(label)}`
}
