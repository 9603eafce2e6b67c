import type { HostRuntime } from '@atrium/sdk/host';
import { loadLaterTexts } from '@atrium/ui/host';

let page: Pick<HostRuntime, 'i18n'> | undefined;
let adding: Promise<void> | undefined;

/** Names the page whose texts are to be completed. */
export function completeTextsOf(runtime: Pick<HostRuntime, 'i18n'>): void {
  page = runtime;
}

async function addTexts(): Promise<void> {
  const texts = await loadLaterTexts();
  // Silent: nothing that is on screen shows them.
  page?.i18n.addResourceBundle('en', 'kit', texts, true, true, { silent: true });
}

/** Adds the English texts of the kit's parts that load on demand, before the first of these is there. */
export function addLaterTexts(): Promise<void> {
  const added = adding ?? addTexts();
  adding = added;
  added.catch(() => {
    adding = undefined;
  });
  return added;
}
