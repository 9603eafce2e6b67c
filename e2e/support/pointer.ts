import type { BrowserContext } from '@playwright/test';
import { look } from './look';

/**
 * Keeps the pointer of every page of a browser above all that it shows until a test moves it. Some browsers begin with
 * it at the top left, where it lies over the menu and opens it.
 */
export function parkPointers(context: BrowserContext): BrowserContext {
  const { width } = look.viewport;
  context.on('page', (page) => {
    page.once('domcontentloaded', () => {
      // A page may be closed before it has heard of a pointer.
      page.mouse.move(width / 2, 1).catch(() => undefined);
    });
  });
  return context;
}
