import type { AnyResource } from '../schema/resource'
import { litigation, litigationLine, litigationMessage } from './litigation'

/** What is declared of litigations. */
export const litigationResources: readonly AnyResource[] = [litigation, litigationLine, litigationMessage]
