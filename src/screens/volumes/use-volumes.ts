import { volumeAnswers, volumeRequests } from '../../../resources/volumes/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'

export const useVolumeRequestCalls = () => useEndpoints(volumeRequests)
export const useVolumeAnswerCalls = () => useEndpoints(volumeAnswers)

const tags = [volumeRequests.page.tag, volumeAnswers.one.tag]

/** Runs an act on requests for volumes: what is shown of them is read again. */
export const useVolumeAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)
