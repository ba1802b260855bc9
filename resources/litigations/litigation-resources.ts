import { litigation, litigationLine, litigationMessage } from './litigation'

/** What is declared of litigations. */
export const litigationResources = [litigation, litigationLine, litigationMessage] as const
