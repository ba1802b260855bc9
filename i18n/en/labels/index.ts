import { accountsLabels } from './accounts'
import { awardsLabels } from './awards'
import { catalogueLabels } from './catalogue'
import { commentsLabels } from './comments'
import { contentLabels } from './content'
import { directoryLabels } from './directory'
import { documentConsultationsLabels } from './document-consultations'
import { egalimLabels } from './egalim'
import { fieldsAToD } from './fields-a-d'
import { fieldsDToM } from './fields-d-m'
import { fieldsMToS } from './fields-m-s'
import { fieldsSToZ } from './fields-s-z'
import { importsLabels } from './imports'
import { listsLabels } from './lists'
import { litigationsLabels } from './litigations'
import { membersLabels } from './members'
import { notificationsLabels } from './notifications'
import { ordersLabels } from './orders'
import { pricingLabels } from './pricing'
import { quotesLabels } from './quotes'
import { rebatesLabels } from './rebates'
import { receptionsLabels } from './receptions'
import { retentionLabels } from './retention'
import { revenuesLabels } from './revenues'
import { settingsLabels } from './settings'
import { statisticsLabels } from './statistics'
import { stockLabels } from './stock'
import { surveysLabels } from './surveys'
import { systemLabels } from './system'
import { tendersLabels } from './tenders'
import { volumesLabels } from './volumes'
import { webhooksLabels } from './webhooks'

/** What the trade's own resources, their fields, choices, tabs and actions are called. */
export const labels = {
  resources: {
    ...accountsLabels,
    ...membersLabels,
    ...directoryLabels,
    ...catalogueLabels,
    ...contentLabels,
    ...notificationsLabels,
    ...settingsLabels,
    ...commentsLabels,
    ...ordersLabels,
    ...receptionsLabels,
    ...stockLabels,
    ...litigationsLabels,
    ...tendersLabels,
    ...awardsLabels,
    ...documentConsultationsLabels,
    ...pricingLabels,
    ...volumesLabels,
    ...quotesLabels,
    ...revenuesLabels,
    ...rebatesLabels,
    ...egalimLabels,
    ...statisticsLabels,
    ...surveysLabels,
    ...retentionLabels,
    ...webhooksLabels,
    ...listsLabels,
    ...importsLabels,
    ...systemLabels,
  },
  fields: { ...fieldsAToD, ...fieldsDToM, ...fieldsMToS, ...fieldsSToZ },
  units: { octets: 'bytes' },
  titles: {
    Identité: 'Identity',
    Rattachement: 'Affiliation',
    Coordonnées: 'Contact details',
    Siège: 'Head office',
    Facturation: 'Billing',
    Livraison: 'Delivery',
    Contacts: 'Contacts',
    Adhésion: 'Membership',
    Banque: 'Bank',
    Capacité: 'Capacity',
    'Stock et EGAlim': 'Stock and EGAlim',
    Marques: 'Brands',
    'Conditions et livraisons': 'Terms and deliveries',
    'Conditions particulières': 'Special terms',
    Offre: 'Offer',
    "Chiffre d'affaires": 'Turnover',
    'Unités et cotation': 'Units and quotation',
    'Négociation et facturation': 'Negotiation and billing',
    'Commande et stockage': 'Order and storage',
    'TVA et comparaison': 'VAT and comparison',
    'Unités et prix': 'Units and prices',
    'Cahier des charges': 'Specifications',
    Marché: 'Contract',
    Consultation: 'Tender',
    Volumes: 'Volumes',
    Jugement: 'Judgement',
    'Documents et mail': 'Documents and e-mail',
    Invitation: 'Invitation',
    Documents: 'Documents',
    'Données essentielles': 'Essential data',
    "Lieu d'exécution": 'Place of execution',
    Considérations: 'Considerations',
    Titulaires: 'Holders',
    Campagne: 'Campaign',
    Calendrier: 'Calendar',
    Conditions: 'Terms',
    Demande: 'Request',
    Consolidation: 'Consolidation',
    Déclaration: 'Declaration',
    Période: 'Period',
    Modèle: 'Template',
    Message: 'Message',
  },
}
