import { lazy } from 'react'
import type { FormExtensions } from '../admin/form/extensions'
import { catalogueForms } from './catalogue/form-extensions'
import { contentForms } from './content/form-extensions'
import { directoryForms } from './directory/form-extensions'
import { egalimPanel } from './egalim/form-extensions'
import { importForms } from './imports/form-extensions'
import { noticeForms } from './notices/form-extensions'
import { pricingForms } from './pricing/form-extensions'
import { quoteForms } from './quotes/form-extensions'
import { revenueForms } from './revenues/form-extensions'
import { settingForms } from './settings/form-extensions'
import { membershipPanel } from './statistics/form-extensions'
import { surveyForms } from './surveys/form-extensions'
import { tenderForms } from './tenders/form-extensions'
import { volumeForms } from './volumes/form-extensions'

const AddressCityInput = lazy(async () => ({
  default: (await import('../trade/AddressCityInput')).AddressCityInput,
}))

const memberPanels = [egalimPanel, membershipPanel]

/** What the back office adds to its generated forms. */
export const backOfficeForms: FormExtensions = {
  ...settingForms,
  slots: {
    ...settingForms.slots,
    ...catalogueForms.slots,
    ...contentForms.slots,
    ...directoryForms.slots,
    ...importForms.slots,
    ...noticeForms.slots,
    ...tenderForms.slots,
    ...revenueForms.slots,
  },
  panels: {
    ...catalogueForms.panels,
    ...directoryForms.panels,
    ...noticeForms.panels,
    ...tenderForms.panels,
    ...pricingForms.panels,
    ...volumeForms.panels,
    ...quoteForms.panels,
    ...revenueForms.panels,
    ...surveyForms.panels,
    adherent: [...directoryForms.panels.adherent, ...memberPanels],
    groupadherent: [...directoryForms.panels.groupadherent, ...memberPanels],
    company: [egalimPanel],
  },
  othersRows: importForms.othersRows,
  lists: catalogueForms.lists,
  widgets: {
    ...settingForms.widgets,
    ...directoryForms.widgets,
    ...quoteForms.widgets,
    address: { municipality_id: AddressCityInput },
    suppliernotincatalog: { municipality_id: AddressCityInput },
  },
}
