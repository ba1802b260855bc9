import { generateDeclarations, remindOfRevenue } from '../revenues/generate-declarations'
import { defineJob } from './define-job'

/** What the clock does to declarations of revenue (domain §11.2, §13.3). */
export const revenueJobs = [
  defineJob({
    name: 'revenue_declarations',
    label: "Demandes de déclaration de chiffre d'affaires",
    at: '00:05',
    run: generateDeclarations,
  }),
  defineJob({
    name: 'revenue_reminders',
    label: "Rappels de chiffre d'affaires (J-7, J-2, jour J, retards)",
    at: '08:00',
    run: remindOfRevenue,
  }),
] as const
