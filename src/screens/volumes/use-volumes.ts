import { volumeAnswers } from '../../../resources/volumes/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'

export const useVolumeAnswerCalls = () => useEndpoints(volumeAnswers)

const tags = [volumeAnswers.one.tag]

/** Runs an act on a member's volumes: what is shown of them is read again. */
export const useVolumeAct = () => useEndpointAct(tags)
