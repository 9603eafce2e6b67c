import type { Runtime } from '@atrium/contract';
import { ownerOfPath } from '@atrium/contract/host';

/** The link that a click follows in this tab: not a new tab, a download, a place on the same page, or text that is edited. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return undefined;
  const isElsewhere = link.closest('[contenteditable="true"]') ?? link.getAttribute('href')?.startsWith('#');
  return isElsewhere ? undefined : link;
}

/**
 * Links that are none of the router's, such as `<Button href="/apps/notes">` or one in an article, lead to pages of the product
 * without loading all of it again. Returns how to stop.
 */
export function followPlainLinks({ catalog, navigate }: Pick<Runtime, 'catalog' | 'navigate'>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = followed(event);
    if (!link || link.origin !== location.origin || !ownerOfPath(catalog.getApps(), link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  // After the components, which may follow a link themselves.
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
