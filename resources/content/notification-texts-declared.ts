/** The French of what members and suppliers are asked to declare: volumes, statistics, revenue. */
export const declaredTexts = {
  volume_request: {
    title: "Volumes d'achats demandés",
    about: '%{request} — %{adherent}',
    body: "Les volumes d'achats de %{adherent} sont attendus pour « %{request} » avant le %{limit}.",
  },
  volume_reminder: {
    title: "Rappel : volumes d'achats demandés",
    about: '%{request} — %{adherent}',
    body: "Les volumes d'achats de %{adherent} sont encore attendus pour « %{request} » avant le %{limit}.",
  },
  statistic_request: {
    title: 'Statistiques demandées',
    about: '%{request} — %{supplier}',
    body: 'Les statistiques de %{supplier} sont attendues pour « %{request} » avant le %{limit}.',
  },
  statistic_reminder: {
    title: 'Rappel : statistiques demandées',
    about: '%{request} — %{supplier}',
    body: 'Les statistiques de %{supplier} sont encore attendues pour « %{request} » avant le %{limit}.',
  },
  revenue_due: {
    title: "Chiffre d'affaires à déclarer",
    about: '%{supplier} — %{period}',
    body: "Le chiffre d'affaires de %{supplier} pour %{period} est à déclarer avant le %{limit}.",
  },
  revenue_late: {
    title: "Chiffre d'affaires en retard",
    about: '%{supplier} — %{period}',
    body: "Le chiffre d'affaires de %{supplier} pour %{period} était à déclarer avant le %{limit}.",
  },
  revenue_returned: {
    title: "Chiffre d'affaires à corriger",
    about: '%{supplier} — %{period}',
    body: "Le chiffre d'affaires de %{supplier} pour %{period} est à corriger : %{reason}",
  },
} as const
