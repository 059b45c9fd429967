/** Worker of sheets that answers every job with an empty file; `jobs` counts them. */
export class WritingWorker extends EventTarget {
  static jobs = 0
  postMessage() {
    WritingWorker.jobs++
    const answer = { kind: 'written', bytes: new Uint8Array() }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })))
  }
  terminate() {}
}
