import chromium from '@sparticuz/chromium'
import { chromium as pw } from 'playwright-core'
const b = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader'] })
const out = '/tmp/long'
import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true})
const url='http://localhost:4300'
for (const w of [320, 1280]) {
  const p = await b.newPage({ viewport: { width: w, height: 800 } })
  for (const path of ['/blog','/blog/first','/about','/now','/licence','/blog/categories','/404x','/projects']) {
    const r = await p.goto(url+path)
    const o = await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    console.log(w, path, r.status(), o.join('/'))
    await p.screenshot({ path: `${out}/p${w}${path.replaceAll('/','_')}.png`, fullPage: true })
  }
  await p.close()
}
{
  const p = await b.newPage({ viewport: { width: 1024, height: 768 } })
  await p.goto(url); await p.waitForTimeout(5000)
  await p.screenshot({ path: `${out}/desk.png` })
  await p.getByRole('button', { name: 'Start', exact: false }).first().click(); await p.waitForTimeout(800)
  await p.screenshot({ path: `${out}/start.png` })
  await p.keyboard.press('Escape')
}
{
  const p = await b.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  await p.goto(url); await p.waitForTimeout(2000)
  await p.screenshot({ path: `${out}/phone.png` })
}
await b.close()
