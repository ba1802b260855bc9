import { BarChart } from '@mui/x-charts/BarChart'
import { useGetList } from 'react-admin'
import { libraryTexts } from './texts'

/** How many loans each book has had. */
export function Home() {
  const { data = [] } = useGetList<{ id: number; Book: { title: string } }>('loan', {
    pagination: { page: 1, perPage: 100 },
  })
  const titles = [...new Set(data.map(({ Book }) => Book.title))]
  const counts = titles.map((title) => data.filter(({ Book }) => Book.title === title).length)
  return (
    <>
      <h1>{libraryTexts.loansByBook}</h1>
      <BarChart
        height={320}
        xAxis={[{ scaleType: 'band', data: titles }]}
        series={[{ label: libraryTexts.loans, data: counts }]}
      />
    </>
  )
}
