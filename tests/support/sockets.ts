import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Makes a server listen on a free port of this machine; returns the port. */
export const listenLocally = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return address && typeof address === 'object' ? address.port : 0
}

/** A connection that records the data it receives, and stays open on its own side whatever the server does. */
export type OpenSocket = { socket: Socket; heard(): string; closed: Promise<void>; isOpen(): boolean }

/** Opens a connection and sends `text`; without it the connection is silent. */
export const openSocket = (port: number, text = ''): Promise<OpenSocket> =>
  new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let heard = ''
    socket.setEncoding('latin1').on('data', chunk => (heard += chunk))
    const closed = new Promise<void>(ended => {
      socket.once('end', ended)
      socket.once('close', ended)
    })
    let open = true
    void closed.then(() => (open = false))
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.removeListener('error', fail).on('error', () => undefined)
      if (text) socket.write(text)
      done({ socket, heard: () => heard, closed, isOpen: () => open })
    })
  })

/** Returns the number of sockets of a server. */
export const socketsOf = (app: FastifyInstance) =>
  new Promise<number>((done, fail) => app.server.getConnections((error, count) => (error ? fail(error) : done(count))))

/** Returns the head of an upload and the beginning of its body, which declares `size` bytes. */
export const uploadHead = (path: string, token: string, size = 1_000_000) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=slow',
    `Content-Length: ${size}`,
    '',
    '--slow\r\nContent-Disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\nPK',
  ].join('\r\n')
