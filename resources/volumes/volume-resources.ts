import type { AnyResource } from '../schema/resource'
import { volumeRequest } from './volume-request'
import { volumeLine, volumeResponse, volumeResult } from './volume-response'

/** What is declared of purchase volumes. */
export const volumeResources: readonly AnyResource[] = [
  volumeRequest,
  volumeResponse,
  volumeLine,
  volumeResult,
]
