import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { errors } from '../../i18n/fr/errors'
import { isAway } from '../../providers/http-error'
import { leaveNotice } from '../../providers/notice'
import { profileType } from '../../providers/trade/session'
import { AdherentContext } from './adherent-context'
import { type AdherentOption, chooseAdherent, isSameChoice, ownAdherents, parseChoice } from './adherents'
import { useApp } from './app-context'
import { keepChosen, lastChosen } from './last-adherent'
import { ScreenFailed } from './messages'
import { useUser } from './use-boot'
import { SelectionContext } from './use-entries'
import { Waiting } from './Waiting'

/** Chooses the adherent before anything of the front office is shown; other people have none. */
export function AdherentProvider({ children }: { children: ReactNode }) {
  const user = useUser()
  if (!user) return <Waiting />
  if (user.Profile?.profile_type_id !== profileType.adherent) return children
  return <ForAdherents>{children}</ForAdherents>
}

function ForAdherents({ children }: { children: ReactNode }) {
  const { http, session } = useApp().client
  const queries = useQueryClient()
  const [stored, setStored] = useState(() => parseChoice(session.read('adherent')))
  const { data, isError, error, refetch } = useQuery(ownAdherents(http))
  const last = useMemo(() => lastChosen(session.user()?.id), [session])
  // Who comes back works for the same adherent at once; the others come with the answer.
  const isLast =
    stored !== undefined && last?.some((option) => !option.isGroup && isSameChoice(option, stored))
  const list = data ?? (isAway(error) || (isLast && !isError) ? last : undefined)
  const selected = list && chooseAdherent(list, stored)
  const { id, isGroup = false, is_access_module_allowed } = selected ?? {}
  useEffect(() => {
    if (id !== undefined) session.keep('adherent', JSON.stringify({ id, isGroup }))
  }, [session, id, isGroup])
  useEffect(() => {
    if (data && selected) keepChosen(session.user()?.id, selected)
  }, [session, data, selected])
  useLeaveWithoutAdherent(list !== undefined && selected === undefined)

  const filter = useMemo(
    () => ({ isGroup, isStockAllowed: is_access_module_allowed === true }),
    [isGroup, is_access_module_allowed],
  )
  if (isError && !list) return <ScreenFailed onRetry={() => refetch()} />
  if (!list || !selected) return <Waiting />
  const choose = (option: AdherentOption) => {
    setStored({ id: option.id, isGroup: option.isGroup })
    queries.removeQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'auth',
    })
  }
  return (
    <AdherentContext value={{ list, selected, choose }}>
      <SelectionContext value={filter}>{children}</SelectionContext>
    </AdherentContext>
  )
}

/** No active adherent: the error, and out. */
function useLeaveWithoutAdherent(isEmpty: boolean) {
  const { account, session } = useApp().client
  useEffect(() => {
    if (!isEmpty) return
    const user = session.user()
    const forgetting = import('./forget-person').catch(() => undefined)
    account.logout().then(async () => {
      const forget = await forgetting
      forget?.forgetOnDevice(user, false)
      leaveNotice(window.sessionStorage, { kind: 'error', text: errors['error.noActiveAdherent'] })
      window.location.assign('/login')
    })
  }, [account, session, isEmpty])
}
