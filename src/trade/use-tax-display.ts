import { useUser } from '../layout/use-boot'

/** Whether the person reads prices with tax (the profile's « tax display », or the person's own). */
export function useTaxDisplay(): boolean {
  const user = useUser()
  return user?.tax_display === true
}
