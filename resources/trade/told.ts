import type { NotificationKind } from '../content/notification-kinds'

/** What happens in a campaign, of which somebody may have to be told. */
export const toldEvents = {
  asked: 'Demande envoyée',
  reminded: 'Relance',
  changed: 'Demande modifiée',
  reopened: 'Réouverture',
  answered: 'Réponse reçue',
  returned: 'Réponse à corriger',
  negotiated: 'Négociation',
  closed: 'Clôture',
  decided: 'Suite donnée',
  withdrawn: 'Demande retirée',
} as const
export type ToldEvent = keyof typeof toldEvents

/** What is told: to those who were asked or to who made the campaign, under which kind; or why nobody is. */
export type Told = { to: 'asked' | 'authors'; kind: NotificationKind } | { nobody: string }

const asked = <const K extends NotificationKind>(kind: K) => ({ to: 'asked', kind }) as const
const authors = <const K extends NotificationKind>(kind: K) => ({ to: 'authors', kind }) as const

/**
 * Who is told of what in each campaign that asks many parties: the one table that the senders read their kind from, that
 * « Règles et contrôles » shows, and that a test plays through.
 */
export const told = {
  volumes: {
    asked: asked('volume_request'),
    reminded: asked('volume_reminder'),
    changed: { nobody: 'Une demande envoyée ne se modifie plus.' },
    reopened: asked('request_reopened'),
    answered: authors('answer_received'),
    returned: { nobody: "L'adhérent corrige lui-même ce qu'il a envoyé." },
    negotiated: { nobody: 'Les volumes ne se négocient pas.' },
    closed: authors('request_closed'),
    decided: asked('request_decided'),
    withdrawn: { nobody: 'Une demande envoyée se clôt, elle ne se retire pas.' },
  },
  prices: {
    asked: asked('price_update_request'),
    reminded: asked('price_update_reminder'),
    changed: { nobody: 'Une campagne ouverte ne se modifie plus.' },
    reopened: asked('request_reopened'),
    answered: authors('answer_received'),
    returned: { nobody: 'La réponse est rouverte au fournisseur.' },
    negotiated: { nobody: 'Les prix négociés sont dits avec la suite donnée.' },
    closed: authors('request_closed'),
    decided: asked('request_decided'),
    withdrawn: asked('request_withdrawn'),
  },
  statistics: {
    asked: asked('statistic_request'),
    reminded: asked('statistic_reminder'),
    changed: { nobody: 'Une demande envoyée ne se modifie plus.' },
    reopened: { nobody: 'Une réponse reçue est renvoyée à corriger.' },
    answered: authors('answer_received'),
    returned: asked('answer_returned'),
    negotiated: { nobody: 'Les statistiques ne se négocient pas.' },
    closed: { nobody: 'La demande reste ouverte aux retardataires.' },
    decided: asked('request_decided'),
    withdrawn: { nobody: 'Une demande envoyée ne se retire pas.' },
  },
  revenues: {
    asked: asked('revenue_due'),
    reminded: asked('revenue_late'),
    changed: { nobody: 'Une déclaration demandée ne se modifie plus.' },
    reopened: asked('request_reopened'),
    answered: { nobody: "L'horloge la demande : la liste des déclarations la montre à valider." },
    returned: asked('revenue_returned'),
    negotiated: { nobody: "Le chiffre d'affaires ne se négocie pas." },
    closed: { nobody: 'La déclaration reste ouverte aux retardataires.' },
    decided: asked('request_decided'),
    withdrawn: { nobody: 'Une déclaration demandée ne se retire pas.' },
  },
  quotes: {
    asked: asked('quote_request'),
    reminded: { nobody: 'Un devis expire à sa date.' },
    changed: { nobody: 'Une demande envoyée ne se modifie plus.' },
    reopened: asked('request_reopened'),
    answered: authors('quote_answered'),
    returned: { nobody: 'Une réponse se prend ou se laisse.' },
    negotiated: { nobody: 'Une réponse se prend ou se laisse.' },
    closed: authors('quote_expired'),
    decided: authors('quote_decided'),
    withdrawn: { nobody: 'Une demande envoyée expire à sa date.' },
  },
  tenders: {
    asked: asked('tender_invitation'),
    reminded: asked('tender_reminder'),
    changed: asked('request_changed'),
    reopened: {
      nobody: "Une consultation clôturée ne se rouvre pas : sa limite se reporte avant qu'elle passe.",
    },
    answered: { nobody: "Les offres sont scellées jusqu'à leur ouverture : personne ne sait qui a répondu." },
    returned: asked('explanation_asked'),
    negotiated: asked('tender_negotiation'),
    closed: authors('request_closed'),
    decided: asked('award_result'),
    withdrawn: asked('request_withdrawn'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<ToldEvent, Told>>>>

export type Campaign = keyof typeof told

/** How each campaign is called, in the order of the table. */
export const campaignNames = {
  volumes: 'Volumes',
  prices: 'Mise à jour des prix',
  statistics: 'Statistiques',
  revenues: "Chiffre d'affaires",
  quotes: 'Devis',
  tenders: "Appel d'offres",
} as const satisfies Readonly<Record<Campaign, string>>
