import { f } from '../schema/f'
import { sayByKey } from '../schema/labels'
import type { ExportFilter } from './export-type'

const by =
  (to: string, label: string) =>
  (on: string): ExportFilter => {
    const field = f.ref(to, { label })
    sayByKey(field, 'label', [`resources.${to}.label.0`])
    return { on, field }
  }

export const byAdherent = by('adherent', 'Adhérent')
export const bySupplier = by('supplier', 'Fournisseur')
export const byFamily = by('family', 'Famille')
export const byCatalog = by('catalog', 'Catalogue')
export const byArticle = by('article', 'Article')
export const byTender = by('tender', "Appel d'offres")
export const byCompany = by('company', 'Service')
