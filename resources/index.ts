import { application, menu, profileType, role } from './accounts/application'
import { profile, profileMenu, profilePermission } from './accounts/profile'
import { loginAttempt, session, token } from './accounts/session'
import { user } from './accounts/user'
import { article } from './catalogue/article'
import { adherentArticle, anomaly, articlePrice } from './catalogue/article-price'
import { myArticle } from './catalogue/my-article'
import { product } from './catalogue/product'
import { service } from './catalogue/service'
import { contentResources } from './content/content-resources'
import { address } from './directory/address'
import { adherent } from './directory/adherent'
import { company } from './directory/company'
import { contact } from './directory/contact'
import { groupAdherent } from './directory/group-adherent'
import { manufacturer } from './directory/manufacturer'
import { closingPeriod, platform, platformTerms, referencingTerms } from './directory/platform'
import { referencing } from './directory/referencing'
import { revenue, revenueLine } from './directory/revenue'
import { supplier } from './directory/supplier'
import { supplierContract, supplierCoverage } from './directory/supplier-contract'
import { litigationResources } from './litigations/litigation'
import { order } from './orders/order'
import { orderEvent, orderToken, orderValidation } from './orders/order-follow'
import { orderLine, orderTaxLine } from './orders/order-line'
import { reception, receptionLine } from './orders/reception'
import { standardCart, standardCartLine, standardCartShare } from './orders/standard-cart'
import { createRegistry } from './registry'
import { holiday } from './settings/calendar'
import {
  anomalytype,
  catalog,
  catalogimage,
  egalimtarget,
  family,
  marketrating,
  subfamily,
} from './settings/catalogues'
import {
  activitytype,
  apecode,
  companysize,
  companytype,
  legalcategory,
  legalform,
} from './settings/companies'
import { dashboardmessagetype, documenttype } from './settings/documents'
import {
  adherentclubstatus,
  adherentstatus,
  establishmentstatus,
  establishmenttype,
  starrating,
} from './settings/establishments'
import { generaloption } from './settings/general-option'
import { country, department, municipality, region, zone } from './settings/geography'
import { litigationobject, litigationstatus, litigationtype } from './settings/litigations'
import { familyselection, orderlevel, productnotincatalog, suppliernotincatalog } from './settings/members'
import { deposit, flatfee, orderTax, tax } from './settings/order-taxes'
import { civility, quality, status } from './settings/people'
import { brand, caliber, label, origin, rate, storagemode, tag, unit } from './settings/products'
import { procedurenotification, publicnotice } from './settings/public-notices'
import { rfatier } from './settings/rfa-tier'
import { delayscale, frequencyscale, notescale } from './settings/scales'
import { clientmeal, mealtype, stockreason, ventilation } from './settings/stock'
import {
  contacttype,
  contracttype,
  manufacturerstatus,
  revenuefrequency,
  rfarate,
  suppliernetwork,
  supplierstatus,
} from './settings/suppliers'
import { instruction, notetype, procedure, tendertype } from './settings/tenders'
import { stockResources } from './stock/stock-resources'
import { tenderResources } from './tenders/tender-resources'

/** Every resource of the product, checked as a whole. */
export const resources = createRegistry([
  application,
  profileType,
  role,
  menu,
  profile,
  profileMenu,
  profilePermission,
  session,
  token,
  loginAttempt,
  user,
  address,
  adherent,
  company,
  contact,
  groupAdherent,
  manufacturer,
  platform,
  platformTerms,
  referencingTerms,
  closingPeriod,
  referencing,
  supplierContract,
  supplierCoverage,
  revenue,
  revenueLine,
  supplier,
  articlePrice,
  adherentArticle,
  anomaly,
  article,
  myArticle,
  product,
  service,
  ...contentResources,
  order,
  orderLine,
  orderTaxLine,
  orderValidation,
  orderToken,
  orderEvent,
  standardCart,
  standardCartLine,
  standardCartShare,
  reception,
  receptionLine,
  ...stockResources,
  ...litigationResources,
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
  ...tenderResources,
])
