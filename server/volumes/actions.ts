import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { volumeRequestPage } from '../../resources/volumes/answers'
import { volumeRequest } from '../../resources/volumes/volume-request'
import { serveActions } from '../api/action-set'
import { invalid } from '../api/error'
import { byHand } from '../trade/remind-due'
import { consolidate } from './consolidate-request'
import { remind } from './remind-members'
import { readPage } from './results'
import { askMembers, send } from './send-request'
import { tellOfAction } from './tell-request'

/** What is done with a request for purchase volumes (domain §11.1). */
export const requestActions = serveActions(volumeRequest, {
  answers: volumeRequestPage,
  read: readPage,
  effects: {
    send,
    consolidate,
    remind: async ({ context, on: { tx, now }, row }) => ({
      count: await remind(context, tx, { request: row, ...byHand(now) }),
    }),
    close: null,
    async reopen({ on, input: { until } }) {
      if (new Date(until) <= on.now) throw invalid([{ name: 'until', message: texts.until }])
      return { response_date_limit: until }
    },
    leaveTender: null,
  },
  after: [
    async ({ action, context, on, row }) => {
      if (action === 'send') await askMembers(context, on, row)
      await tellOfAction[action]?.(on, row)
    },
  ],
})
