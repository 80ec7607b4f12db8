/**
 * Pictures as addresses that an image can show. They are drawn by a worker, one after the other, and appear as they are ready. The browser keeps
 * each as an image of its own, so that a board of two hundred tiles has two hundred elements and not two hundred times a hundred.
 */
import { SvelteMap } from 'svelte/reactivity'

interface Drawn {
  readonly key: string
  readonly url: string
}

const MOST_KEPT = 3000

export class Pictures<Request> {
  readonly #urls = new SvelteMap<string, string>()
  readonly #asked = new Set<string>()
  readonly #start: () => Worker
  #worker: Worker | null = null

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** Its address, or undefined until it is drawn: who reads it in a component learns when it is. */
  url(key: string, request: () => Request): string | undefined {
    const known = this.#urls.get(key)
    if (known === undefined && !this.#asked.has(key)) {
      this.#asked.add(key)
      this.#drawing().postMessage({ key, request: request() })
    }
    return known
  }

  #drawing(): Worker {
    if (this.#worker !== null) return this.#worker
    const worker = this.#start()
    worker.onmessage = ({ data: { key, url } }: MessageEvent<Drawn>) => {
      this.#urls.set(key, url)
      this.#forgetOldest()
    }
    // A worker that dies takes its pictures along: they are drawn anew as they are asked for again.
    worker.onerror = () => {
      worker.terminate()
      this.#worker = null
      this.#asked.clear()
    }
    this.#worker = worker
    return worker
  }

  #forgetOldest(): void {
    if (this.#urls.size <= MOST_KEPT) return
    const [key, url] = this.#urls.entries().next().value as [string, string]
    this.#urls.delete(key)
    this.#asked.delete(key)
    URL.revokeObjectURL(url)
  }
}
