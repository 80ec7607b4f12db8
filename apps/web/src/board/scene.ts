/**
 * A picture that is shown by itself, such as that of a whole game. A worker draws it once and ends; the page keeps it
 * as long as it is open. Its worker calls `deliverScene`.
 */
const SCENE_WIDTH = 360
const SCENE_HEIGHT = 240

export function drawnScene(start: () => Worker): () => Promise<string> {
  let drawing: Promise<string> | null = null
  const draw = (): Promise<string> =>
    new Promise<string>((resolve, reject) => {
      const worker = start()
      worker.onmessage = ({ data }: MessageEvent<Blob>) => {
        resolve(URL.createObjectURL(data))
        worker.terminate()
      }
      worker.onerror = () => {
        // The next who asks for it tries again.
        drawing = null
        worker.terminate()
        reject(new Error('a picture could not be drawn'))
      }
    })
  return () => {
    drawing ??= draw()
    return drawing
  }
}

/** In the worker: sends what is inside the picture's `<svg>`. */
export function deliverScene(markup: string): void {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}">`
  postMessage(new Blob([`${open}${markup}</svg>`], { type: 'image/svg+xml' }))
}
