import type { KindName } from '../../../resources/schema/kind-name'

/** What the keyboard and the browser should know of a text. */
export const textAttributes: Partial<Record<KindName, Readonly<Record<string, string | boolean>>>> = {
  text: { spellCheck: true },
  emails: { inputMode: 'email', autoCapitalize: 'none' },
  email: { inputMode: 'email', autoCapitalize: 'none' },
  website: { inputMode: 'url', autoCapitalize: 'none' },
  phone: { inputMode: 'tel' },
  freePhone: { inputMode: 'tel' },
  siret: { inputMode: 'numeric' },
  zip: { inputMode: 'numeric', maxLength: '5' },
  ape: { autoCapitalize: 'characters' },
  tva: { autoCapitalize: 'characters' },
  iban: { autoCapitalize: 'characters' },
  bic: { autoCapitalize: 'characters' },
  finess: { autoCapitalize: 'characters' },
}
