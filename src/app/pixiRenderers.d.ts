/** Made by src/build/plugins/pixiPlugin.ts: parts of Pixi that it loads late by itself. */
declare module 'virtual:pixi/webgl'
declare module 'virtual:pixi/canvas'
