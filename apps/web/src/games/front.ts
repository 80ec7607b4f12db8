/** The picture on the home page. */
export { default as FrontPicture } from './tile/hero-map.svelte'
