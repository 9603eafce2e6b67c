/** Near the screen is whatever asks. */
class NearAtOnce {
  notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: NearAtOnce['notify']) {
    this.notify = notify;
  }
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Lets everything count as near the screen, for jsdom draws nothing: so that what waits for that is drawn. */
export function bringAllNear(): void {
  Object.assign(globalThis, { IntersectionObserver: NearAtOnce });
}
