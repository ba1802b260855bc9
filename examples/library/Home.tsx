import { BarChart } from '@mui/x-charts/BarChart'
import { useGetList } from 'react-admin'
import { texts } from '../../resources/engine'
import { resources } from './resources'

const say = texts('library', { loansByBook: 'Prêts par livre' })

/** How many loans each book has had. */
export function Home() {
  const { data = [] } = useGetList<{ id: number; Book: { title: string } }>('loan', {
    pagination: { page: 1, perPage: 100 },
  })
  const titles = [...new Set(data.map(({ Book }) => Book.title))]
  const counts = titles.map((title) => data.filter(({ Book }) => Book.title === title).length)
  return (
    <>
      <h1>{say.loansByBook}</h1>
      <BarChart
        height={320}
        xAxis={[{ scaleType: 'band', data: titles }]}
        series={[{ label: resources.get('loan').label[1], data: counts }]}
      />
    </>
  )
}
