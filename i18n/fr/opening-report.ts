import { texts } from '../../resources/schema/texts'

/** What papers say of the offers that came in for a tender, and of their opening. */
export const openingTexts = texts('opening', {
  title: "Procès-verbal d'ouverture des plis",
  openedBy: 'Ouvert par',
  opener: '%{name} (%{when})',
  clock: 'le portail, à la date limite',
  openedAt: 'Ouvert le',
  count: 'Plis reçus dans le délai',
  withdrawn: 'Plis retirés avant la limite',
  withdrawnAt: 'Retiré le',
  opened: 'Plis ouverts',
  late: 'Plis hors délai, non ouverts',
  lateAt: 'Présenté le',
  supplier: 'Fournisseur',
  at: 'Reçu le',
  receipt: 'Récépissé',
  sha256: 'SHA-256',
})
