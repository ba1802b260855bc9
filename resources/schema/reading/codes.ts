import { fold } from '../fold'

/** A code as it is kept: hyphens and blanks of every kind are the plain ones, none stands at its ends. */
export const tidyCode = (text: string): string =>
  text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ')
    .trim()

/** A code without the quotes around it. */
export const bareCode = (text: string): string =>
  tidyCode(tidyCode(text).replace(/^(["'«“‹])(.*)(["'»”›])$/u, '$2'))

/** A code as it is compared: « AB‑12 », « ab - 12 » and « "AB-12" » are one. */
export const codeKey = (text: string): string => fold(bareCode(text)).replace(/ ?- ?/g, '-')
