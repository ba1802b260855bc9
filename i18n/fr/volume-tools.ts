import { texts } from '../../resources/schema/texts'

/** What the volumes of a lot say of where they come from. */
export const volumeTexts = texts('volume', {
  source: 'Reprendre des volumes',
  look: 'Voir les volumes',
  takeOver: 'Reprendre ce volume |||| Reprendre %{smart_count} volumes',
  found: (n: number, without: number, origin: string | null) =>
    `${n > 1 ? `${n} produits trouvés` : '1 produit trouvé'}${origin ? ` dans ${origin}` : ''}, ${without} de la famille sans volume. Les autres volumes restent comme ils sont ; rien n'est enregistré avant « Enregistrer les volumes ».`,
  none: 'Aucun volume trouvé pour les produits de ce lot.',
  product: 'Produit',
  volume: 'Volume',
  taken: '1 volume repris, à enregistrer |||| %{smart_count} volumes repris, à enregistrer',
  take: 'Exporter les volumes (xlsx)',
  takeSaved: 'Exporter les volumes enregistrés (xlsx)',
  bring: 'Importer les volumes',
  file: 'Feuille de volumes',
  wrong: 'Volumes à corriger',
  wrongText: "Rien n'a été repris. Corrigez ces lignes dans le fichier, puis importez-le de nouveau.",
  line: (line: number, message: string) => `Ligne ${line} — ${message}`,
  more: (n: number) => (n > 1 ? `et ${n} autres` : 'et un autre'),
})
