import { expect, type Locator, type Page } from '@playwright/test';
import { expectQuiet, expectRest } from './navigation';

/** What a screen reader reads aloud by itself is one short thing, never a table or a page. */
const maxCharacters = 200;

/** Listens to the live regions of a page from now on; each call forgets what was said before. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    if (Reflect.get(window, 'isHeard')) return;
    Reflect.set(window, 'isHeard', true);
    const polite = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    const isSilent = (element: Element) =>
      element.closest('[aria-hidden="true"]') !== null || element.closest('[aria-live]')?.ariaLive === 'off';
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
      if (node.role === 'img' || node instanceof HTMLImageElement) return node.ariaLabel ?? '';
      return [...node.childNodes].map(textOf).join(' ');
    };
    const say = (node: Node) => {
      const list: string[] = Reflect.get(window, 'heard');
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      if (text && text !== list.at(-1)) list.push(text);
    };
    const observer = new MutationObserver((records) => {
      const whole = new Set<Element>();
      for (const { target, addedNodes, type } of records) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest(polite);
        if (region && !isSilent(region)) {
          const isWhole = region.matches('[role="status"], [role="alert"], [aria-atomic="true"]');
          if (isWhole && (addedNodes.length > 0 || type === 'characterData')) whole.add(region);
          else if (type === 'characterData') say(target);
          else for (const node of addedNodes) if (node.isConnected) say(node);
        }
        // A region that comes with its words; browsers tell of alerts, and of others once they are known.
        if (!region)
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
                if (alert.matches('[role="alert"]') && !isSilent(alert)) whole.add(alert);
      }
      for (const region of whole) if (region.isConnected) say(region);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const list: string[] = Reflect.get(window, 'heard');
    // It depends on how quickly an answer comes whether it is said that one is awaited.
    return list.filter((text) => !/^Loading\b/.test(text));
  });

/** An operation by keyboard; what is heard of it, and what has the focus after it: "button Delete Ben". */
export interface Operation {
  name: string;
  run: (page: Page) => Promise<unknown>;
  hears: readonly (string | RegExp)[];
  focus: string | RegExp;
}

const focused = async (page: Page): Promise<string> => {
  const element = page.locator(':focus');
  if ((await element.count()) === 0) return 'body';
  const [first = ''] = (await element.ariaSnapshot()).split('\n');
  const [, role = '', name = ''] = /^- '?(\w+)(?: "(.*?)"(?=[ :']|$))?/.exec(first) ?? [];
  return `${role} ${name}`.trim();
};

const matching = (one: string | RegExp) => (typeof one === 'string' ? one : expect.stringMatching(one));

/** Does one operation after the other, and compares the log of announcements and of the focus with the table. */
export async function walk(page: Page, operations: readonly Operation[]): Promise<void> {
  await expectRest(page);
  // What begins with the first key is there with the second.
  await page.keyboard.press('Tab');
  for (const { name, run, hears, focus } of operations) {
    await listen(page);
    await run(page);
    await expectQuiet(page);
    await expect(async () => {
      const found = { name, hears: await heard(page), focus: await focused(page) };
      // In any order: what the page knows and what is answered come when they come.
      expect(found).toEqual({ name, hears: expect.arrayContaining(hears.map(matching)), focus: matching(focus) });
      expect(found.hears).toHaveLength(hears.length);
      for (const text of found.hears) expect(text.length, text).toBeLessThan(maxCharacters);
    }).toPass({ timeout: 15_000 });
  }
}

/** Presses a control by keyboard. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

/** Chooses in a menu by keyboard. */
export async function chooseByKey(button: Locator, item: string | RegExp): Promise<void> {
  await press(button);
  await press(button.page().getByRole('menuitem', { name: item }));
}

/** A button of the page itself. */
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

export const undo = (page: Page) => press(page.getByRole('button', { name: 'Undo' }).first());

/** Presses a button of the dialog that lies on top. */
export const answer = (page: Page, name: string | RegExp) =>
  press(page.getByRole('dialog').getByRole('button', { name }).last());

export const keys = async (page: Page, ...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};

/** Not the page's body. */
export const anywhere = /^(?!body$)/;
