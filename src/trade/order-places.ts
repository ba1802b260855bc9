/** Where each list of orders stands, and the permission asked for; apart from the lists, which are loaded when visited. */
export const orderPlaces = {
  tracking: { path: '/orders/tracking', permission: 'viewOrderTracking' },
  received: { path: '/orders/received', permission: 'viewReceivedOrders' },
  supplier: { path: '/orders', permission: 'viewSupplierOrders' },
  perimeter: { path: '/orders', permission: 'viewOrderTracking' },
} as const
