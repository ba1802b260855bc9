import { volumeRequest } from './volume-request'
import { volumeLine, volumeResponse, volumeResult } from './volume-response'

/** What is declared of purchase volumes. */
export const volumeResources = [volumeRequest, volumeResponse, volumeLine, volumeResult] as const
