const quietFrames = 12;
const longestMs = 20_000;

/** Resolves when nothing loads any more and nothing new has been drawn for some frames, or when that takes too long. */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const deadline = performance.now() + longestMs;
    let quiet = 0;
    const watch = new MutationObserver(() => {
      quiet = 0;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    const look = () => {
      quiet = document.querySelector('[data-loading]') ? 0 : quiet + 1;
      if (quiet < quietFrames && performance.now() < deadline) return void requestAnimationFrame(look);
      watch.disconnect();
      resolve();
    };
    requestAnimationFrame(look);
  });
