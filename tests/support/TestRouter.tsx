import { createContext, type ReactNode, use, useState } from 'react'
import { createBrowserRouter, createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom'

const Content = createContext<ReactNode>(null)
const Shown = () => use(Content)

type Props = {
  /** Address in memory; the one of the browser by default. */
  at?: InitialEntry
  children: ReactNode
}

/** Router as the portal has one, around a part of a page. */
export const TestRouter = ({ at, children }: Props) => {
  const [router] = useState(() => {
    const routes = [{ path: '*', element: <Shown /> }]
    return at === undefined ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [at] })
  })
  return (
    <Content value={children}>
      <RouterProvider router={router} />
    </Content>
  )
}
