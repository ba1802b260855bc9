import type { Screens } from '../../layout/screens'
import { litigationScreen } from './screens'

/** Litigations that a supplier answers. */
export const supplierLitigationScreens: Screens = { Litigations: litigationScreen('answerLitigation') }
