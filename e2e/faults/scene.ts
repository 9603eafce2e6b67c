import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Registry } from '@atrium/contract';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { root } from '../../tools/build/paths';
import { expect } from '../fixtures';
import type { Product } from '../support/servedProduct';

export interface FaultyApp {
  id: string;
  path: string;
  titles: Record<Language, string>;
}

export interface Scene {
  product: Product;
  page: Page;
  language: Language;
}

export function appsOf(registry: Registry): FaultyApp[] {
  const byId = Object.entries(registry.apps).sort(([one], [other]) => one.localeCompare(other));
  return byId.map(([id, { releases }]) => {
    const manifest = releases[0]?.manifest;
    const path = manifest?.menu?.findLast((entry) => entry.path)?.path;
    if (!manifest || !path) throw new Error(`${id} has no page in the menu.`);
    const titleIn = (language: Language) => manifest.labels[language][manifest.title] ?? '';
    return { id, path, titles: { en: titleIn('en'), de: titleIn('de'), fr: titleIn('fr'), pt: titleIn('pt') } };
  });
}

/** Opens a page of the shell, so that no app is loaded yet. */
export async function openScene(context: BrowserContext, product: Product, language: Language): Promise<Scene> {
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/access-control');
  await expect(page.getByRole('navigation', { name: textIn(language, 'menu.name') })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  return { product, page, language };
}

export const isFetched = ({ page }: Scene, { id }: FaultyApp): Promise<boolean> =>
  page.evaluate(
    (folder) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.startsWith(folder)),
    `/remotes/${id}/`,
  );

interface Texts {
  [key: string]: string | Texts;
}

const textsOf = (folder: string, language: Language): Texts =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));

function find(texts: Texts, key: string, values: Record<string, string>): string {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') throw new Error(`There is no text "${key}".`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

export const textIn = (language: Language, key: string, values: Record<string, string> = {}): string =>
  find(textsOf('shell/src/locales', language), key, values);

const kitText = (language: Language, key: string) => find(textsOf('shared/ui/locales', language), key, {});

export const cardOf = ({ page, language }: Scene, { titles }: FaultyApp): Locator =>
  page.getByRole('alert').filter({ hasText: textIn(language, 'appError.title', { app: titles[language] }) });

/** Opens an app through the menu without a reload, by keyboard: a moving mouse would prefetch other apps. */
export async function goTo({ page, language }: Scene, { path }: FaultyApp): Promise<void> {
  const menu = page.getByRole('navigation', { name: textIn(language, 'menu.name') });
  // An expanded entry has its pages below it, one with the same target.
  await menu.locator(`a[href="${path}"]`).first().press('Enter');
}

export async function expectApp(scene: Scene, app: FaultyApp): Promise<void> {
  const { page } = scene;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(cardOf(scene, app)).toHaveCount(0);
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith(app.path));
}

export async function tryAgain({ language }: Scene, card: Locator): Promise<void> {
  await card.getByRole('button', { name: kitText(language, 'error.retry') }).click();
}

/** Expects that the page was never reloaded. */
export async function expectSamePage({ page }: Scene): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') === true)).toBe(true);
}
