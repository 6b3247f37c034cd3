/** Sends an answer in parts while it is worded (`PARTS_TYPE`). */
import type { ChatAnswer } from '../../base/services/chat/chatSchema.ts'

/** @param word is given what to call with the beginning of the answer, and never rejects */
export function inParts(
  word: (onBeginning: (beginning: string) => void) => Promise<ChatAnswer>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let sent = 0
  let isOver = false
  return new ReadableStream({
    async start(controller) {
      const send = (line: object): void => {
        if (!isOver) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      const answer = await word((beginning) => {
        if (beginning.length <= sent) return
        send({ part: beginning.slice(sent) })
        sent = beginning.length
      })
      send(answer)
      if (!isOver) controller.close()
    },
    cancel() {
      isOver = true
    },
  })
}
