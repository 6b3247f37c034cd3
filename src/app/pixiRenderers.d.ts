/** Modules made by src/build/plugins/pixiPlugin.ts: the parts of Pixi that Pixi imports on demand. */
declare module 'virtual:pixi/webgl'
declare module 'virtual:pixi/canvas'
