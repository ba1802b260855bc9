import { surveyEndpoints } from '../../../resources/surveys/endpoints'
import { useEndpointAct, useEndpoints } from '../../fields/endpoints'

export const useSurveyCalls = () => useEndpoints(surveyEndpoints)

const tags = [surveyEndpoints.page.of] as const

/** Runs an act on statistics requests: what is shown of them is read again. */
export const useSurveyAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)
