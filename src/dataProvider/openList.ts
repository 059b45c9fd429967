import { Sum } from '@contract/amount'
import type { ListCall, Listed } from '@contract/call'
import { paging } from '@contract/dialects'
import { z } from 'zod'
import { unfitAnswer } from './apiError'

type Opened<Row> = { call: object; listed: Listed<Row> }

const isOf = <Row>(opened: Opened<unknown> | undefined, call: ListCall<string, unknown, Row>): opened is Opened<Row> =>
  opened?.call === call

/** Checks the body of a list's answer against its contract. Throws ApiError when it does not fit. */
const checkedList = <Row>(call: ListCall<string, unknown, Row>, body: unknown): Listed<Row> => {
  let opened: ReturnType<typeof call.envelope.open>
  try {
    opened = call.envelope.open(body)
  } catch (error) {
    throw unfitAnswer(call.id, (error as Error).message)
  }
  const rows = z.array(call.row).safeParse(opened.rows)
  if (!rows.success) throw unfitAnswer(call.id, z.prettifyError(rows.error))
  return {
    rows: rows.data,
    total: call.paging === paging.none ? rows.data.length : opened.total,
    ...(call.sums && { sums: z.array(Sum).safeParse(opened.sums).data }),
  }
}

/**
 * Makes the function that opens the answers of lists: the same body of the same call gives the same object, so that a
 * list whose answer has not changed is not checked or drawn again. `open` reads a body of another dialect.
 */
export const createListOpener = () => {
  const lists = new WeakMap<object, Opened<unknown>>()
  return <Row>(
    call: ListCall<string, unknown, Row>,
    body: unknown,
    open: () => Listed<Row> = () => checkedList(call, body),
  ): Listed<Row> => {
    if (typeof body !== 'object' || body === null) return open()
    const opened = lists.get(body)
    if (isOf(opened, call)) return opened.listed
    const listed = open()
    lists.set(body, { call, listed })
    return listed
  }
}
