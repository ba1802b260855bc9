import { texts } from '../../resources/schema/texts'

/** The page of the help centre that shows the API. */
export const helpApiTexts = texts('helpApi', {
  intro:
    "Reliez votre logiciel de stock, de comptabilité ou de commandes au portail : il lit et écrit par l'API avec une clé, et le portail le prévient par webhook.",
  link: "L'API du portail, pour relier un logiciel",
  back: "Centre d'aide",
  copy: "Copier l'exemple",
  keys: '1. Une clé',
  keysText:
    "Créez une clé dans « Mon compte » : donnez-lui un nom, une date de fin et les seules permissions dont le logiciel a besoin. Elle n'est affichée qu'une fois ; révoquée, elle ne sert plus aussitôt. Elle agit en votre nom, dans votre périmètre, et ne permet jamais de modifier un compte, un mot de passe, un profil ou une clé.",
  account: 'Ouvrir « Mon compte »',
  call: '2. Un premier appel',
  callText:
    "La clé voyage dans l'en-tête x-api-key (ou Authorization: Bearer). Cet exemple liste vos cinq dernières commandes ; la clé doit avoir la permission de les voir.",
  document: "3. Toute l'API",
  documentText:
    'Chaque appel, ses champs, ses réponses et la permission demandée sont décrits dans un document OpenAPI 3.1 que lisent Postman, Insomnia ou un générateur de code. Un refus répond { type, display, fields } en français. Un POST accepte un en-tête Idempotency-Key : envoyé deux fois, il agit une fois. Quatre demandes à la fois par personne ; au-delà de 200 en attente, la réponse est 429.',
  documentLink: 'Ouvrir /api/openapi.json',
  webhooks: '4. Être prévenu : les webhooks',
  webhooksText:
    "Un webhook se crée dans « Mon compte » avec la permission « Gérer les webhooks » : une adresse https et les événements voulus. Le portail y envoie un POST en JSON dans la minute ; répondez par un code 2xx en moins de 5 secondes. Sinon il réessaie après 1, 5, 15 minutes, 1, 3, 12 et 24 heures, puis abandonne ; après 20 échecs de suite, le webhook est arrêté et vous êtes prévenu. Un même envoi peut arriver deux fois : il garde le même identifiant. L'ordre n'est pas garanti.",
  events: 'Événements',
  event: 'Événement',
  meaning: 'Ce qui se passe',
  verify: '5. Vérifier la signature',
  verifyText:
    "Chaque envoi porte trois en-têtes : webhook-id, webhook-timestamp (secondes) et webhook-signature. La signature est « v1, » suivi du HMAC-SHA-256, en base64, de « id.timestamp.corps » avec le secret (la partie après whsec_, en base64). Refusez ce qui n'est pas signé, ou date de plus de cinq minutes. Ce programme Node complet le fait :",
})
