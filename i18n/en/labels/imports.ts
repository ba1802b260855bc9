export const importsLabels = {
  scheduled_import: { searches: { '0': 'Refused' } },
}
