import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { Tone } from '../../../../src/theme/tokens'
import { Badge } from '../../../../src/widgets/Badge'
import { Piece, Section } from '../Section'

const statuses: [string, Tone, string][] = [
  ['En préparation', 'grey', '128,40 €'],
  ['En attente de validation', 'orange', '1 204,00 €'],
  ['Refusée niveau 1', 'red', '76,15 €'],
  ['Envoyée au fournisseur', 'blue', '342,90 €'],
  ['Envoyée par mes soins', 'lightBlue', '58,00 €'],
  ['Lue par le fournisseur', 'lightGreen', '912,35 €'],
  ['Reçue', 'green', '450,00 €'],
  ['Prix modifié', 'pink', '12,80 €'],
]

export function Palette() {
  return (
    <Section title="Couleurs et statuts">
      <Piece title="Boutons">
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained">Enregistrer</Button>
          <Button variant="contained" color="secondary">
            Commander
          </Button>
          <Button variant="outlined">Exporter</Button>
          <Button>Annuler</Button>
          <Button variant="contained" color="error">
            Supprimer
          </Button>
          <Button variant="contained" disabled>
            Indisponible
          </Button>
        </Box>
      </Piece>
      <Piece title="Tableau et badges">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Commande</TableCell>
              <TableCell>Statut</TableCell>
              <TableCell align="right">Total HT</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {statuses.map(([label, tone, total], index) => (
              <TableRow key={label} hover>
                <TableCell>{`C-2026-${120 + index}`}</TableCell>
                <TableCell>
                  <Badge tone={tone} label={label} />
                </TableCell>
                <TableCell align="right">{total}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Piece>
    </Section>
  )
}
