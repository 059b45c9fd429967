import type { Http } from '@/dataProvider/http'

export const fetchFirstPages = async () => undefined

const Desk = ({ http }: { http: Http }) => <main>{http.client.name}</main>
export default Desk
