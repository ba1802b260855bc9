import { texts } from '../../resources/schema/texts'

/** What the server says of declarations of revenue. */
export const revenueTexts = texts('revenue', {
  notFound: 'Déclaration introuvable',
  wrongState: 'Cette déclaration est au statut « %{status} ».',
  nothing: 'Indiquez au moins un montant.',
  otherAmount:
    'Le montant déclaré (%{amount}) est différent de la somme des lignes (%{sum}) : rechargez la page et vérifiez-les.',
  overlap: 'Ces jours sont déjà ceux de la déclaration n° %{id}, du %{from} au %{to}.',
  beyond: 'Une correction reste dans les jours de la déclaration n° %{id}, du %{from} au %{to}.',
  corrected: 'Une correction de cette déclaration existe déjà.',
  nothingUnsent:
    "Rien n'est à accepter : le délai court encore, ou aucun montant enregistré n'attend d'être déclaré.",
  notLate: "Cette déclaration n'est pas en retard : il n'y a personne à relancer.",
  reason: 'Indiquez ce qui est à corriger.',
  whole: 'Total de la période',
  sheet: {
    name: "Chiffre d'affaires",
    file: 'chiffre-d-affaires-%{id}.xlsx',
    titles: 'Les colonnes « Code » et « Montant HT » sont attendues.',
    line: 'Ligne %{line}, %{label} : %{message}',
    unknown: 'ce code est inconnu dans cette déclaration',
    twice: "même code qu'à la ligne %{value}",
    amount: '%{value}',
  },
})
