import { closeRequests } from '../volumes/follow-request'
import { remindOfVolumes } from '../volumes/remind-members'
import { defineJob } from './define-job'

/** What the clock does to requests for purchase volumes (domain §11.1, §13.3). */
export const volumeJobs = [
  defineJob({
    name: 'volume_request_closing',
    label: 'Clôture des demandes de volumes',
    every: 1,
    run: closeRequests,
  }),
  defineJob({
    name: 'volume_request_reminders',
    label: 'Rappels des demandes de volumes (J-7, J-2, jour J)',
    at: '08:00',
    run: remindOfVolumes,
  }),
] as const
