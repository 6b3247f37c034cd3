// @ts-check
/** A server that reads a question and answers it with nothing: what any service for the assistant costs. */
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('Content-Type', 'application/json').end('{"answer":"","links":[]}')
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/`)
})
