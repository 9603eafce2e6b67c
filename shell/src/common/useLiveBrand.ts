import { useEffect, useState } from 'react';
import { brand, isBrandInPage } from './brand';
import { shellApi } from './shellApi';

let rules: CSSStyleSheet | undefined;

/** The product's own icon, as the build has put it into the page. */
let ownIcon: string | undefined;

/** The icon of the tab; null for the product's own. */
function applyIcon(icon: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!link) return;
  ownIcon ??= link.dataset.own ?? link.href;
  link.href = icon ?? ownIcon;
}

/** Puts the rules of an accent into the page, in place of those that came with it: no element, which is an app's to the page. */
function applyRules(css: string): void {
  const sent = document.getElementById('brand');
  if (!css && !sent && !rules) return;
  sent?.remove();
  if (!rules) {
    rules = new CSSStyleSheet();
    document.adoptedStyleSheets.push(rules);
  }
  rules.replaceSync(css);
}

/** Follows how the product looks: an admin changes it, and open pages change with it. */
export function useLiveBrand(): void {
  // In the demo no server has written it, and the backend that knows it is a chunk that first screens do not need.
  const [isAsked, setAsked] = useState(isBrandInPage);
  useEffect(() => {
    const ask = () => setAsked(true);
    const begins = ['pointerdown', 'keydown'] as const;
    for (const begin of begins) addEventListener(begin, ask, { once: true, capture: true });
    return () => {
      for (const begin of begins) removeEventListener(begin, ask, { capture: true });
    };
  }, []);
  const { data } = shellApi.useGetBrandQuery(undefined, { skip: !isAsked });
  useEffect(() => {
    if (!data) return;
    brand.set(data);
    applyRules(data.css);
    applyIcon(data.icon);
  }, [data]);
}
