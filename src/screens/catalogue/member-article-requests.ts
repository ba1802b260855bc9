import type { Screen } from '../../layout/screens'
import { ownAdherentPages } from '../own-adherent'
import { laterScreen } from '../resource-screen'

/** The articles that the member one works for has asked the group for. */
export const memberArticleRequests: Screen = {
  ...laterScreen('article_request', '/article-requests', 'viewArticleRequest'),
  Page: ownAdherentPages('article_request'),
}
