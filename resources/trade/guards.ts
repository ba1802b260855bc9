import { lookup } from '../schema/lookup'
import type { GuardId } from './guard-sentences'

/** The doors at which conditions of the trade are asked (5-doors §1), in the order of a guard's cells. */
export const guardDoors = lookup({
  cart: {
    letter: 'C',
    label: 'Mise au panier',
    what: 'Liste, recherche, code-barres, texte collé, classeur, panier type, semaine passée, duplication, équivalent, API',
  },
  submission: { letter: 'S', label: 'Envoi', what: 'Envoi ou soumission à validation, seul ou en lot' },
  validation: { letter: 'V', label: 'Validation', what: "À l'écran, en lot, par le lien de l'e-mail" },
  clock: {
    letter: 'Q',
    label: "Envoi par l'horloge",
    what: "Panier qui part de lui-même à l'heure prévue",
  },
  reopening: { letter: 'R', label: 'Reprise', what: 'Reprise, changement de jour, regroupement' },
  proposal: { letter: 'P', label: 'Remplacement', what: 'Proposition du fournisseur, réponse du membre' },
  reception: { letter: 'D', label: 'Réception', what: 'Réception et reprise de réception' },
  stock: { letter: 'K', label: 'Stock', what: 'Bons et inventaires' },
} as const)
export type GuardDoor = keyof typeof guardDoors
export const guardDoorNames = Object.keys(guardDoors) as GuardDoor[]

/** What a door does where a condition is met. */
export const guardAnswers = lookup({
  R: { label: 'Refusé', tone: 'red' },
  A: { label: 'À confirmer', tone: 'orange' },
  W: { label: 'Signalé', tone: 'blue' },
  O: { label: 'Ligne écartée', tone: 'orange' },
  M: { label: 'Ligne marquée', tone: 'orange' },
  '§': { label: 'Passé à un autre', tone: 'blue' },
  '–': { label: 'Sans effet', tone: 'grey' },
} as const)
export type GuardAnswer = keyof typeof guardAnswers

/** The footnotes of the table. */
export const guardNotes = lookup({
  '¹': 'Une ligne seule est refusée ; parmi plusieurs (texte collé, classeur, panier type, semaine passée, duplication), elle est écartée et dite, les autres passent.',
  '²': "Les prix sont figés à l'envoi : ils ne sont plus ni demandés, ni recalculés.",
  '³': "Ce qui est parti se reçoit, quoi qu'il soit advenu du fournisseur ou de l'adhérent.",
  '⁴': 'Signalé là où les conditions ne bloquent pas ; un jour passé refuse toujours.',
  '⁵': 'Sauf si la ligne a été confirmée pour cette quantité.',
  '⁶': 'Une seule fois : le nouveau prix est gardé et montré.',
  '⁷': 'Reçu sans mouvement de stock.',
} as const)
export type GuardNote = keyof typeof guardNotes

/** One cell of the table: what the door does, with its footnote. */
export type GuardCell = `${GuardAnswer}${GuardNote | ''}`

type C = GuardCell

interface Guard {
  /** Its number in 5-doors §1. */
  number: number
  label: string
  /** Not asked at every door yet: the cells say what is to come. */
  isPartial?: true
  /** Cells by the order of the doors. */
  at: readonly [C, C, C, C, C, C, C, C]
}

/**
 * The conditions of the trade and what each door does with them (5-doors §1): asked by the server alone, told by the same words
 * on every screen, and listed in the back office.
 */
export const guards: Readonly<Record<GuardId, Guard>> = lookup({
  withdrawn: {
    number: 1,
    label: 'Article, produit, sous-famille ou famille inactif, ou hors dates le jour de livraison',
    at: ['R¹', 'R', 'R', 'O', 'M', 'R', '–', '–'],
  },
  unpriced: {
    number: 2,
    label: 'Pas de prix le jour de référence',
    at: ['R¹', 'R', '–²', 'O', 'M', 'R', '–', '–'],
  },
  unreferenced: {
    number: 3,
    label:
      'Non référencé, famille ou plateforme non desservie, référencement suspendu ou terminé, marché du lot terminé',
    at: ['R¹', 'R', 'R', 'O', 'M', 'R', '–', '–'],
  },
  outOfCatalogue: {
    number: 4,
    label: 'Produit hors catalogue, ou son fournisseur, désactivé',
    at: ['R¹', 'R', 'R', 'O', 'M', '–', '–', 'W'],
  },
  supplierClosed: {
    number: 5,
    label: 'Fournisseur qui ne peut pas recevoir de commandes (déréférencé, suspendu)',
    at: ['R¹', 'R', 'R', 'R', 'M', 'R', '–³', '–'],
  },
  memberClosed: {
    number: 6,
    label:
      'Adhérent qui ne peut pas commander (suspendu, démissionnaire ce jour-là), établissement livré fermé',
    at: ['R', 'R', 'R', 'R', 'R', 'R', '–³', 'R'],
  },
  day: {
    number: 7,
    label: 'Jour passé, heure limite dépassée, plateforme fermée, jour férié',
    at: ['W', 'R⁴', 'R⁴', 'R⁴', 'R', 'W', '–', '–'],
  },
  minimum: {
    number: 8,
    label: 'Marchandises sous le minimum',
    at: ['W', 'R⁴', 'R⁴', 'R⁴', 'W', 'W', '–', '–'],
  },
  budget: {
    number: 9,
    label: "Au-delà du budget du mois ou de l'année",
    at: ['W', 'A', 'W', 'A', 'W', '–', '–', '–'],
  },
  quantity: {
    number: 10,
    label: "Pas, minimum, décimales de l'unité",
    at: ['R¹', 'R', 'R', 'O', 'M', 'R', '–', 'R'],
  },
  habit: {
    number: 11,
    label: "Quantité loin de l'habitude",
    at: ['A', 'R⁵', 'W', 'O', 'M', 'A', 'W', 'W'],
  },
  access: {
    number: 12,
    label: 'Droit de catalogue, permission ou périmètre de la personne retiré',
    at: ['R', 'R', 'R', 'R', 'R', 'R', 'R', 'R'],
  },
  author: {
    number: 13,
    label: 'Auteur désactivé, ou sans périmètre',
    at: ['–', '–', 'W', 'R', '–', '–', '–', '–'],
  },
  priceMoved: {
    number: 14,
    label: "Prix changé depuis qu'il a été vu",
    at: ['W', 'R⁶', 'W', 'W', 'M', '–', '–', '–'],
  },
  address: {
    number: 15,
    label: 'Aucune adresse qui reçoit les commandes',
    at: ['–', 'R', 'R', 'R', '–', '–', '–', '–'],
  },
  validator: {
    number: 16,
    label: 'Aucun valideur utilisable à un niveau demandé',
    at: ['–', 'R', '§', 'R', '–', '–', '–', '–'],
  },
  stale: {
    number: 17,
    label: "Modifié entre-temps par quelqu'un d'autre",
    at: ['R', 'R', 'R', '–', 'R', 'R', 'R', 'R'],
  },
  stockModule: {
    number: 18,
    label: 'Module de stock fermé',
    at: ['–', '–', '–', '–', '–', '–', '–⁷', 'R'],
  },
  period: {
    number: 19,
    label: 'Période clôturée par un inventaire',
    at: ['–', '–', '–', '–', '–', '–', 'R', 'R'],
  },
})

/** The cell of a guard at a door. */
export const cellOf = (guard: GuardId, door: GuardDoor): GuardCell =>
  guards[guard].at[guardDoorNames.indexOf(door)] ?? '–'

/** What a door does where the condition is met; among many lines a wrong one is left out (¹). */
export function answerAt(guard: GuardId, door: GuardDoor, { isMany = false } = {}): GuardAnswer {
  const [answer, note] = cellOf(guard, door)
  return isMany && note === '¹' ? 'O' : (answer as GuardAnswer)
}

/** The footnote of a cell. */
export const noteAt = (guard: GuardId, door: GuardDoor): GuardNote | undefined =>
  cellOf(guard, door)[1] as GuardNote | undefined

/** A condition that is met, of a line or of the whole order. */
export interface GuardFinding {
  guard: GuardId
  reason: string
  line?: { id: number; label: string }
  /** The quantity of the line that ends it: the nearest that is sold, or its own once confirmed. */
  quantity?: string
  /** Warned only: the supplier's terms do not block (⁴). */
  isMild?: boolean
}
