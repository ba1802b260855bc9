/** The French of what happens in every campaign that asks many parties (`resources/trade/told.ts`). */
export const campaignTexts = {
  request_changed: {
    title: 'Consultation modifiée',
    about: '%{request}',
    body: '« %{request} » a changé (version %{version}) : %{message}',
  },
  request_reopened: {
    title: 'Demande rouverte',
    about: '%{request}',
    body: "« %{request} » est rouverte : vous pouvez répondre jusqu'au %{limit}.",
  },
  request_withdrawn: {
    title: 'Demande retirée',
    about: '%{request}',
    body: "« %{request} » n'aura pas de suite : %{reason}",
  },
  request_decided: {
    title: 'Suite donnée à votre réponse',
    about: '%{request}',
    body: '« %{request} » : %{outcome}',
  },
  answer_returned: {
    title: 'Réponse à corriger',
    about: '%{request} — %{supplier}',
    body: 'Votre réponse à « %{request} » est à corriger : %{reason}',
  },
  answer_received: {
    title: 'Réponse reçue',
    about: '%{request} — %{party}',
    body: '%{party} a répondu à « %{request} ».',
  },
  request_closed: {
    title: 'Demande clôturée',
    about: '%{request}',
    body: '« %{request} » est clôturée : %{outcome}',
  },
} as const
