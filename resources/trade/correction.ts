import { f } from '../schema/f'

/** Since when an answer that was sent is being corrected; what was sent counts until the correction is sent itself. */
export const correctingSince = f.dateTime({ label: 'En correction depuis le', readonly: true })

/** What a correction says of a line, beside what was sent of it. */
export const lineDraft = f.json({ label: 'Correction en cours', hidden: true, readonly: true })

/** How far an answer has come. */
export interface Standing {
  status: string
  correcting_since: string | null
}

/** Whether a sent answer stands as it is: nobody types in it until a correction is begun. */
export const isStanding = ({ status, correcting_since }: Standing): boolean =>
  status === 'sent' && correcting_since === null

/** Whether what is typed stands beside what was sent. */
export const isCorrecting = ({ status, correcting_since }: Standing): boolean =>
  status === 'sent' && correcting_since !== null
