import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { answerTexts as texts } from '../../i18n/fr/answers'
import { addressOf, type ClientOf, clientOf } from '../../providers/endpoints'
import type { Endpoint, Endpoints } from '../../resources/schema/endpoint'
import { useEngine } from '../fields/engine'
import { usePageQuery } from '../widgets/use-page-query'
import { ChoiceSelect } from './ChoiceSelect'

type Standing = { readonly supplier_id?: number }
const StandingContext = createContext<Standing>({})

/** What an answer says of the supplier that it is of, and of the others of the person's own. */
interface AskedSupplier {
  supplier_id: number
  suppliers: readonly { id: number; name: string }[]
}

/** Whom the address says that one answers for (`?supplier=12`). */
export function useSaidSupplier(): Standing {
  const [query] = usePageQuery()
  const said = Number(query.get('supplier'))
  return useMemo(() => (Number.isSafeInteger(said) && said > 0 ? { supplier_id: said } : {}), [said])
}

/** What is below answers for this supplier: its calls say so, one of several as well as the only one that is asked. */
export function StandFor({
  asked: { supplier_id },
  children,
}: {
  asked: AskedSupplier
  children: ReactNode
}) {
  const standing = useMemo(() => ({ supplier_id }), [supplier_id])
  return <StandingContext.Provider value={standing}>{children}</StandingContext.Provider>
}

/** For whom calls and papers are made: given with what is asked. */
export const useStanding = (): Standing => useContext(StandingContext)

/** The client of endpoints that answer for one supplier, which they all name. */
export function useOwnEndpoints<const T extends Endpoints>(endpoints: T): ClientOf<T> {
  const { http } = useEngine()
  const standing = useStanding()
  return useMemo(() => clientOf(http, endpoints, standing), [http, endpoints, standing])
}

/** The address of a paper of the supplier that one answers for. */
export function useOwnAddress() {
  const standing = useStanding()
  return (endpoint: Endpoint, given: Readonly<Record<string, unknown>>) =>
    addressOf(endpoint, { ...given, ...standing })
}

/** Says for which of several suppliers one answers, and lets one go over to another's answer once `keep` has kept this one. */
export function SupplierChoice({
  asked: { supplier_id, suppliers },
  keep,
}: {
  asked: AskedSupplier
  keep: () => Promise<boolean>
}) {
  const [, setQuery] = usePageQuery()
  if (suppliers.length < 2) return null
  const choose = async (id: number | null) => {
    if (!id || !(await keep())) return
    setQuery((query) => {
      const next = new URLSearchParams(query)
      next.set('supplier', String(id))
      return next
    })
  }
  return (
    <ChoiceSelect
      label={texts.standing}
      value={supplier_id}
      choices={suppliers.map(({ id, name }) => ({ id, label: name }))}
      onChange={(id) => void choose(id)}
      required
      isWide
    />
  )
}
