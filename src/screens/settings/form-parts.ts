/** What some settings show beside their forms, loaded together. */
export { EgalimPreview } from './EgalimPreview'
export { IdentityPanel } from './IdentityPanel'
export { ImportPassage } from './ImportPassage'
