import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../../providers/client'
import { clientOf } from '../../../providers/endpoints'
import { connectLive } from '../../../providers/live'
import type { ChangedIds } from '../../../providers/live-events'
import type { Registry } from '../../../resources/registry'
import { liveEndpoints } from '../../../resources/schema/live'
import { onPlaces, openPlaces, showHere } from '../../admin/live/places'
import { renewCustomFields } from '../custom-fields'
import { gathered } from './gathered'
import { createReread } from './reread'

/** Milliseconds between two readings where changes do not come by themselves. */
const askedEvery = 30_000

interface Parts {
  app: string
  client: Pick<Client, 'http' | 'session'>
  registry: Registry
  queryClient: QueryClient
  customFields?: boolean | undefined
}

/**
 * What is shown follows what others change: by the stream of changes while the page is seen, else, and where there is none, by
 * asking again.
 */
export function startLive({ app, client, registry, queryClient, customFields }: Parts): void {
  const { http, session } = client
  const reread = createReread({ queryClient, registry, self: () => session.user()?.id })
  const { places } = clientOf(http, liveEndpoints)
  let isLive = false
  let stream = ''
  /** Whether others know of a record that this page has open. */
  let isTold = false
  const isSeen = () => document.visibilityState === 'visible'
  const isEditing = () => openPlaces().some(({ editing }) => editing)
  const tellPlaces = gathered(async () => {
    const own = openPlaces()
    isTold = own.length > 0
    try {
      showHere((await places({ stream, places: own }, { quiet: true })).here)
    } catch {
      // It is asked again at the next occasion.
      showHere([])
    }
  })
  onPlaces(() => {
    follow()
    if (stream && (isTold || openPlaces().length)) tellPlaces()
  })
  const connection = connectLive({
    ...{ app, session, currentPath: () => window.location.pathname },
    renew: () => places({}),
    onState: (live) => {
      isLive = live
      if (!live) showHere([])
    },
    onEvent: (event, data) => {
      if (event === 'open') stream = String(Reflect.get(Object(data), 'stream'))
      if (event === 'here' || (event === 'open' && openPlaces().length)) tellPlaces()
      if (event === 'change') reread.changed(data as ChangedIds)
      if (customFields && (event === 'gap' || (event === 'change' && 'custom_field' in Object(data))))
        void renewCustomFields(http, registry)
      if (event === 'gap') reread.all()
    },
  })
  // Where something is typed, others are told so while another window is before it.
  function follow() {
    if (isSeen() || isEditing()) connection.resume()
    else connection.pause()
  }
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('focus', () => {
    if (!isLive) reread.all()
  })
  setInterval(() => {
    if (!isLive && isSeen()) reread.all()
  }, askedEvery)
  follow()
}
