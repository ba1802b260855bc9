import { remindOfSurveys } from '../surveys/remind-suppliers'
import { defineJob } from './define-job'

/** What the clock does to statistics requests (domain §11.4, §13.3). */
export const surveyJobs = [
  defineJob({
    name: 'statistic_request_reminders',
    label: 'Rappels des demandes de statistiques (J-7, J-2, jour J, retards)',
    at: '08:00',
    run: remindOfSurveys,
  }),
] as const
