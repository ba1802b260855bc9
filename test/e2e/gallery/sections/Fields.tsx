import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { DateInterval } from '../../../../src/widgets/DateInterval'
import { DraggablePicker } from '../../../../src/widgets/DraggablePicker'
import type { Interval } from '../../../../src/widgets/date-interval'
import { MultiSelect } from '../../../../src/widgets/MultiSelect'
import { PermissionWrapper } from '../../../../src/widgets/PermissionWrapper'
import type { PickerId } from '../../../../src/widgets/picker'
import { TagInput } from '../../../../src/widgets/TagInput'
import { TextArea } from '../../../../src/widgets/TextArea'
import type { Tag } from '../../../../src/widgets/tags'
import { Piece, Section } from '../Section'

const families = [
  'Fruits et légumes frais',
  'Produits laitiers',
  'Viandes et volailles',
  'Produits de la mer',
  'Épicerie salée',
  'Épicerie sucrée',
  'Surgelés',
  'Boulangerie et pâtisserie',
  'Boissons',
  'Hygiène et entretien',
].map((label, index) => ({ value: index + 1, id: index + 1, label }))

export function Fields() {
  return (
    <Section title="Champs">
      <Piece title="Étiquettes">
        <Tags />
      </Piece>
      <Piece title="Texte long">
        <LongText />
      </Piece>
      <Piece title="Choix multiple">
        <Choices />
      </Piece>
      <Piece title="Choix multiple vide">
        <MultiSelect label="Marques" options={[]} value={[]} onChange={() => undefined} required />
      </Piece>
      <Piece title="Intervalle de dates">
        <Dates />
      </Piece>
      <Piece title="Champ non autorisé">
        <PermissionWrapper allowed={false}>
          <TextField label="IBAN" value="FR76 3000 6000 0112 3456 7890 189" />
        </PermissionWrapper>
      </Piece>
      <Piece title="Sélection ordonnée" wide>
        <Picker />
      </Piece>
      <Piece title="Ordre seul">
        <Order />
      </Piece>
    </Section>
  )
}

function Tags() {
  const [tags, setTags] = useState<readonly Tag[]>([{ label: 'Bio' }, { label: 'Local' }])
  return <TagInput label="Labels du produit" value={tags} onChange={setTags} maxTags={4} />
}

function LongText() {
  const [text, setText] = useState('Livraison par la cour arrière.')
  return <TextArea label="Commentaire" value={text} onChange={setText} textLimit={60} />
}

function Choices() {
  const [options, setOptions] = useState(families)
  const [value, setValue] = useState<number[]>([1, 2, 5])
  function create(label: string) {
    const option = { value: options.length + 1, id: options.length + 1, label }
    setOptions([...options, option])
    return option
  }
  return (
    <MultiSelect
      label="Familles"
      options={options}
      value={value}
      onChange={setValue}
      onCreate={create}
      required
    />
  )
}

function Dates() {
  const [interval, setInterval] = useState<Interval>({
    start: '2026-03-01T00:00:00',
    end: '2026-03-31T23:59:59',
  })
  return (
    <>
      <DateInterval label="Date de livraison" value={interval} onChange={setInterval} />
      <output data-testid="interval" style={{ fontSize: 12 }}>{`${interval.start} → ${interval.end}`}</output>
    </>
  )
}

function Picker() {
  const [value, setValue] = useState<PickerId[]>([3, 1])
  return (
    <>
      <DraggablePicker label="Familles suivies" items={families} value={value} onChange={setValue} required />
      <output data-testid="picked" style={{ fontSize: 12 }}>
        {value.join(',')}
      </output>
    </>
  )
}

function Order() {
  const [value, setValue] = useState<PickerId[]>([1, 2, 3, 4])
  return (
    <DraggablePicker label="Ordre d'affichage" items={families} value={value} onChange={setValue} orderOnly />
  )
}
