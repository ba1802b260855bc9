import type { Dataset } from '../dataset'
import { addDemoArticles } from './articles'
import { addDemoContacts } from './contacts'
import { addExtras } from './extras'
import { addFamilyPictures } from './family-pictures'
import { addHelpDocuments } from './help-documents'
import { addDemoMembers } from './members'
import { addNotifications } from './notifications'
import { addDemoReferencing } from './referencing'
import { addCoverage } from './supplier-activity'
import { addContracts, addDemoSuppliers, addMakers } from './suppliers'
import { addDemoUsers } from './users'

/** The demonstration around the fixtures: members, suppliers, people, products and prices, all of them fictive. */
export function addDemonstration(data: Dataset, password: string): void {
  addDemoMembers(data)
  addDemoSuppliers(data)
  addContracts(data)
  addCoverage(data)
  addDemoUsers(data, password)
  addMakers(data)
  addDemoContacts(data)
  addDemoReferencing(data)
  addDemoArticles(data)
  addExtras(data)
  addHelpDocuments(data)
  addFamilyPictures(data)
  addNotifications(data)
}
