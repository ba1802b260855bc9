import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AccordionGroup } from '../../../../src/widgets/AccordionGroup'
import { Badge } from '../../../../src/widgets/Badge'
import { StepPages } from '../../../../src/widgets/StepPages'
import { TabPages } from '../../../../src/widgets/TabPages'
import { Piece, Section } from '../Section'

const text = (words: string) => <Typography variant="body2">{words}</Typography>

const stepNames: [string, string][] = [
  ['identity', 'Identité'],
  ['addresses', 'Adresses'],
  ['families', 'Familles'],
  ['contacts', 'Contacts'],
]

export function Navigation() {
  return (
    <Section title="Navigation">
      <Piece title="Étapes" wide>
        <StepPages
          lastSavedStep="identity"
          steps={stepNames.map(([name, label]) => ({
            name,
            label,
            render: (next) => (
              <>
                {text(`Contenu de l'étape « ${label} ».`)}
                <Button variant="contained" sx={{ mt: 2 }} onClick={next}>
                  Étape suivante
                </Button>
              </>
            ),
          }))}
        />
      </Piece>
      <Piece title="Onglets">
        <TabPages
          label="Fiche du fournisseur"
          tabs={[
            { name: 'user', label: 'Utilisateur', content: text('Nom, prénom, téléphone.') },
            {
              name: 'supplier',
              label: 'Informations fournisseur',
              content: text('SIRET, code APE, adresses.'),
            },
            { name: 'catalog', label: 'Catalogue', content: text('Articles référencés.') },
            { name: 'archive', label: 'Archives', disabled: true, content: null },
          ]}
        />
      </Piece>
      <Piece title="Accordéon">
        <AccordionGroup
          defaultOpen={['delivery']}
          items={[
            {
              name: 'delivery',
              title: 'Conditions de livraison',
              aside: <Badge tone="green" label="Complet" />,
              content: text('Livraison le mardi et le vendredi, avant 10 h, minimum de commande 150 € HT.'),
            },
            { name: 'payment', title: 'Conditions de paiement', content: text('30 jours fin de mois.') },
            { name: 'contracts', title: 'Contrats', content: text('Contrat à durée indéterminée.') },
          ]}
        />
      </Piece>
    </Section>
  )
}
