/** What is said of quantities that were set without a network. */
export const presses = {
  waits: 'waiting to be sent',
  waiting: '%{smart_count} quantity waiting to be sent |||| %{smart_count} quantities waiting to be sent',
  offline:
    '%{smart_count} quantity waiting to be sent: it leaves once the network is back |||| %{smart_count} quantities waiting to be sent: they leave once the network is back',
  sent: '%{smart_count} quantity sent |||| %{smart_count} quantities sent',
  leaving:
    '%{smart_count} quantity is not in your carts yet: logging out erases it from this device. Stay logged in until the network is back to send it. |||| %{smart_count} quantities are not in your carts yet: logging out erases them from this device. Stay logged in until the network is back to send them.',
}
