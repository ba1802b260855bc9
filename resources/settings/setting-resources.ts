import type { AnyResource } from '../schema/resource'
import { holiday } from './calendar'
import {
  anomalytype,
  catalog,
  catalogimage,
  egalimtarget,
  family,
  marketrating,
  subfamily,
} from './catalogues'
import { activitytype, apecode, companysize, companytype, legalcategory, legalform } from './companies'
import { cpv } from './cpv'
import { dashboardmessagetype, documenttype } from './documents'
import {
  adherentclubstatus,
  adherentstatus,
  establishmentstatus,
  establishmenttype,
  starrating,
} from './establishments'
import { generaloption } from './general-option'
import { country, department, municipality, region, zone } from './geography'
import { litigationobject, litigationstatus, litigationtype } from './litigations'
import { familyselection, orderlevel, productnotincatalog, suppliernotincatalog } from './members'
import { deposit, flatfee, orderTax, tax } from './order-taxes'
import { civility, quality, status } from './people'
import { brand, caliber, label, origin, rate, searchsynonym, storagemode, tag, unit } from './products'
import { procedurenotification, publicnotice } from './public-notices'
import { rfatier } from './rfa-tier'
import { delayscale, frequencyscale, notescale } from './scales'
import { clientmeal, mealtype, stockreason, ventilation } from './stock'
import {
  contacttype,
  contracttype,
  manufacturerstatus,
  revenuefrequency,
  rfarate,
  suppliernetwork,
  supplierstatus,
} from './suppliers'
import { instruction, notetype, procedure, tendertype } from './tenders'

/** What is declared of the settings. */
export const settingResources: readonly AnyResource[] = [
  holiday,
  catalog,
  family,
  subfamily,
  marketrating,
  catalogimage,
  anomalytype,
  egalimtarget,
  companytype,
  companysize,
  legalform,
  legalcategory,
  activitytype,
  apecode,
  documenttype,
  dashboardmessagetype,
  establishmentstatus,
  establishmenttype,
  adherentstatus,
  adherentclubstatus,
  starrating,
  generaloption,
  country,
  region,
  department,
  zone,
  municipality,
  litigationobject,
  litigationtype,
  litigationstatus,
  familyselection,
  productnotincatalog,
  suppliernotincatalog,
  orderlevel,
  orderTax,
  tax,
  deposit,
  flatfee,
  civility,
  quality,
  status,
  unit,
  brand,
  origin,
  storagemode,
  label,
  caliber,
  tag,
  rate,
  searchsynonym,
  publicnotice,
  procedurenotification,
  rfatier,
  notescale,
  frequencyscale,
  delayscale,
  mealtype,
  stockreason,
  clientmeal,
  ventilation,
  supplierstatus,
  manufacturerstatus,
  suppliernetwork,
  revenuefrequency,
  contracttype,
  contacttype,
  rfarate,
  tendertype,
  notetype,
  procedure,
  instruction,
  cpv,
]
