/** Tells a visitor who opens the first page while it is still being made, which takes long on a slow disk. */
import type { IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 1000

export const PREPARING = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>One moment</title>
</head>
<body><p>The site is being prepared, which takes longer the first time. This page shows it by itself.</p></body>
</html>
`

/** @returns whether the page can be made now; only those who open one in a browser are asked to wait */
export function patience(prepare: () => Promise<unknown>, aMoment = () => setTimeout(PATIENCE_MS)) {
  let prepared: Promise<unknown> | undefined
  return async ({ headers }: Pick<IncomingMessage, 'headers'>): Promise<boolean> => {
    // What is wrong is said by the page that is asked for.
    prepared ??= prepare().catch(() => undefined)
    if (headers['sec-fetch-mode'] !== 'navigate') return true
    return Promise.race([prepared.then(() => true), aMoment().then(() => false)])
  }
}
