/** Near the screen is whatever asks. */
class NearAtOnce {
  tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: NearAtOnce['tell']) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** Lets everything count as near the screen, for jsdom draws nothing: so that what waits for that is drawn. */
export function bringAllNear(): void {
  Object.assign(globalThis, { IntersectionObserver: NearAtOnce });
}
