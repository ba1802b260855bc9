import type { Translation } from '../../../resources/schema/texts'
import type { helpCenter } from '../../fr/help-center'
import type { home as homeTexts } from '../../fr/home'

const home: Translation<typeof homeTexts> = {
  'home.hello': 'Hello %{name}',
  'home.attention': 'To do',
  'home.nothing': 'Nothing needs your attention.',
  'home.others': 'See the other one |||| See the %{smart_count} others',
  'home.partCounted': 'Some of it could not be counted.',
  'home.workingFor': 'You work for',
  'home.group': 'Group',
  'home.members': '%{smart_count} member |||| %{smart_count} members',
  'home.stockOn': 'Stock module open',
  'home.suppliers': 'Supplier |||| Suppliers',
  'home.documents': 'Latest documents of the help centre',
  'home.spend': 'Purchases %{year}',
  'home.spendChart': 'Purchases excl. tax ordered by month in %{year}, food and others',
  'home.spendOf': '%{amount} excl. tax ordered this month',
  'home.noSpend': 'No order has gone out this year yet.',
  'home.food': 'Food',
  'home.notFood': 'Other purchases',
  'home.month': 'Month',
  'home.monthlyBudget': 'Monthly food budget: %{amount}',
  'home.nextDeliveries': 'Deliveries to come',
  'home.noDelivery': 'No delivery is expected in the next seven days.',
  'home.allDeliveries': 'All the orders under way',
  'home.order': 'Order',
  'home.catalogue': 'Open the catalogue',
  'home.beforeHour': 'Before %{hour} today:',
  'home.decideBefore': 'To be approved',
  'home.decideUntil': 'before %{moment}',
  'home.decideLate': 'The cut-off time has passed',
  'home.decideAll': 'All the orders to approve (%{smart_count})',
  'home.today': 'Today',
  'home.tomorrow': 'Tomorrow',
  'home.outlook': 'My basket and prices',
  'home.outlookBasket':
    "What you have received since %{from}: %{amount} excl. tax at today's prices (%{smart_count} item) |||| What you have received since %{from}: %{amount} excl. tax at today's prices (%{smart_count} items)",
  'home.outlookNext': 'On %{day}: %{gap} (%{pct})',
  'home.outlookNone': 'No price change is announced for your items.',
  'home.outlookFrom': '%{before} → %{after} excl. tax',
  'home.outlookChart':
    'Price of your basket and market prices over two years, base 100 at the first value of each curve',
  'home.outlookMine': 'Your basket',
  'home.outlookMarket': 'Market prices',
  'home.outlookDay': 'Date',
  'home.outlookArticle': 'Item',
  'home.outlookGap': 'Change over a year',
  'home.allDocuments': 'All documents',

  'home.prospects':
    '%{smart_count} prospective supplier to reference |||| %{smart_count} prospective suppliers to reference',
  'home.contracts':
    '%{smart_count} supplier contract ending within 90 days |||| %{smart_count} supplier contracts ending within 90 days',
  'home.articleRequests':
    '%{smart_count} item request to take charge of |||| %{smart_count} item requests to take charge of',
  'home.anomalies': '%{smart_count} open catalogue anomaly |||| %{smart_count} open catalogue anomalies',
  'home.mails': '%{smart_count} e-mail could not be sent |||| %{smart_count} e-mails could not be sent',
  'home.suspended': '%{smart_count} suspended member |||| %{smart_count} suspended members',
  'home.orderMails':
    '%{smart_count} order could not be sent by e-mail |||| %{smart_count} orders could not be sent by e-mail',
  'home.unreadOrders':
    '%{smart_count} order not read within 90 minutes |||| %{smart_count} orders not read within 90 minutes',
  'home.openLitigations': '%{smart_count} open dispute |||| %{smart_count} open disputes',
  'home.failedJobs':
    '%{smart_count} scheduled task failed since yesterday |||| %{smart_count} scheduled tasks failed since yesterday',
  'home.toValidate': '%{smart_count} order to approve |||| %{smart_count} orders to approve',
  'home.refused':
    '%{smart_count} refused order to take up again |||| %{smart_count} refused orders to take up again',
  'home.expired':
    '%{smart_count} cart whose delivery date has passed |||| %{smart_count} carts whose delivery date has passed',
  'home.unread':
    '%{smart_count} order not read by the supplier |||| %{smart_count} orders not read by the supplier',
  'home.substitutes':
    '%{smart_count} order with a replacement to accept or refuse |||| %{smart_count} orders with a replacement to accept or refuse',
  'home.deliveries': '%{smart_count} delivery expected today |||| %{smart_count} deliveries expected today',
  'home.overdue': '%{smart_count} late order |||| %{smart_count} late orders',
  'home.draftLitigations': '%{smart_count} dispute to send |||| %{smart_count} disputes to send',
  'home.toRead': '%{smart_count} order to read |||| %{smart_count} orders to read',
  'home.toDeliver':
    '%{smart_count} order to deliver today or tomorrow |||| %{smart_count} orders to deliver today or tomorrow',
  'home.lateRevenue':
    '%{smart_count} late turnover declaration |||| %{smart_count} late turnover declarations',
  'home.openTenders': '%{smart_count} tender open to suppliers |||| %{smart_count} tenders open to suppliers',
  'home.openPriceUpdates':
    '%{smart_count} price update under way |||| %{smart_count} price updates under way',
  'home.consultations': '%{smart_count} tender to answer |||| %{smart_count} tenders to answer',
  'home.priceUpdates': '%{smart_count} price update to answer |||| %{smart_count} price updates to answer',
  'home.revenueDue': '%{smart_count} turnover to declare |||| %{smart_count} turnovers to declare',
  'home.services': 'Purchases received this year, by service',
  'home.before': 'A year before: %{amount}',
  'home.progress': 'Answers expected',
  'home.answers': '%{smart_count} answer out of %{asked} |||| %{smart_count} answers out of %{asked}',
  'home.until': 'until %{day}',
  'home.figures': "Your year's figures",
  'home.basket': 'Average order excl. tax',
  'home.service': 'Service rate of suppliers',
  'home.egalim': 'EGAlim share',
  'home.bio': 'Organic share',
  'home.allFigures': 'All statistics',
  'home.toAnswer':
    '%{smart_count} dispute awaiting your answer |||| %{smart_count} disputes awaiting your answer',
}

const help: Translation<typeof helpCenter> = {
  'help.title': 'Help centre',
  'help.intro': 'Guides and documents for using the portal.',
  'help.search': 'Search for a document',
  'help.noMatch': 'No document matches your search.',
  'help.empty': 'No document available',
  'help.unnamed': 'Document without a name',
  'help.noType': 'No type set',
  'help.noDate': 'Not set',
  'help.type': 'Type',
  'help.date': 'Effective date',
  'help.view': 'View',
  'help.download': 'Download',
  'help.viewNamed': 'View %{name}',
  'help.downloadNamed': 'Download %{name}',
  'help.loading': 'Loading the documents…',
  'help.failed': 'The documents could not be loaded.',
  'help.retry': 'Try again',
  'help.pages': 'Pages of the help centre',
  'help.page': 'Page %{n}',
  'help.previous': 'Previous page',
  'help.next': 'Next page',
  'help.viewError': 'The file could not be opened',
  'help.downloadError': 'The file could not be downloaded',
}

export const homeScreens = { ...home, ...help }
