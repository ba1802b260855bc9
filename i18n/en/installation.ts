export const installation = {
  demonstration: 'Demonstration: the passwords of its accounts are public. Enter no real data.',
  paused:
    'Restored data (%{restored}): e-mails, webhooks, notifications, scheduled imports and exports are on hold.',
  resume: 'Resume sending',
  resumeAsk: 'What waits will leave: %{mails} e-mails, %{webhooks} webhook deliveries.',
  resumed: 'Sending has resumed.',
  notPaused: 'Sending is not on hold.',
}
