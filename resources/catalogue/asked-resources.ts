import type { AnyResource } from '../schema/resource'
import { articleRequest } from './article-request'

/** What members ask of the catalogue; no first list shows it. */
export const askedResources: readonly AnyResource[] = [articleRequest]
