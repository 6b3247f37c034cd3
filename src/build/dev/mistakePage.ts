/** The page that stands in for one with a mistake. Pure. */
import { escapeText } from '../../site/markup.ts'

/**
 * It shows the mistake as Vite shows errors, and reloads itself when the content has changed.
 * @param base where the site lies on its host: `/`, `/portfolio/`
 */
export function mistakePage(message: string, base: string): string {
  const error = JSON.stringify({ message, stack: '' }).replaceAll('<', '\\u003c')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A mistake in the content</title>
<script type="module">
import { ErrorOverlay } from ${JSON.stringify(`${base}@vite/client`)}
document.body.append(new ErrorOverlay(${error}))
</script>
</head>
<body><pre>${escapeText(message)}</pre></body>
</html>
`
}
