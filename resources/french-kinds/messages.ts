import { texts } from '../schema/texts'

/** The French reasons of refusal of identifiers that France alone knows (specification part 1 §5, part 2 §5). */
export const frenchMessages = texts('frenchMessages', {
  siret: 'Le SIRET comporte de 14 à 20 chiffres.',
  siretChecksum: 'La clé de ce SIRET ne correspond pas : vérifiez-le.',
  ape: 'Le code APE comporte 4 chiffres et 1 lettre (par exemple 12.34Z ou 1234Z).',
  cpv: 'Un code CPV comporte huit chiffres, un tiret et son chiffre de contrôle (15110000-2).',
  tva: 'Le numéro de TVA comporte 13 caractères : 13 chiffres, ou FR suivi de la clé et du SIREN.',
  tvaChecksum: 'La clé de ce numéro de TVA ne correspond pas au SIREN.',
})
