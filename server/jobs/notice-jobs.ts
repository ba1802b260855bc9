import { closeNotices, tellChanges } from '../tenders/notice-clock'
import { defineJob } from './define-job'

/** What the clock does to public notices (domain §20). */
export const noticeJobs = [
  defineJob({ name: 'notice_closing', label: 'Clôture des avis de marché', every: 5, run: closeNotices }),
  defineJob({
    name: 'notice_changes',
    label: 'Annonce des modifications de consultations',
    every: 5,
    run: tellChanges,
  }),
] as const
