import type { Page } from '@playwright/test';

interface FocusMark {
  element: string;
  /** Contrast of the focus indicator with its background; 0 if it is hardly visible. */
  contrast: number;
  /** False in the shell, outside of the page. */
  isInPage: boolean;
}

/**
 * Visibility of the focus indicator: outline, shadow or border that it adds to the element or an ancestor, compared
 * with the unfocused state. Null where nothing in the page has the focus.
 */
const measureFocus = (page: Page): Promise<FocusMark | null> =>
  page.evaluate(async () => {
    const focused = document.activeElement;
    const isOfPage = focused instanceof HTMLElement || focused instanceof SVGElement;
    if (!isOfPage || focused === document.body || focused.tagName === 'IFRAME') return null;
    const around: Element[] = [...focused.children].slice(0, 1);
    for (let one: Element | null = focused; one && around.length < 6; one = one.parentElement) around.push(one);
    if (focused.nextElementSibling) around.push(focused.nextElementSibling);

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const toRgba = (color: string): number[] => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const groundOf = (element: Element | null): number[] => {
      for (let one = element; one; one = one.parentElement) {
        const rgba = toRgba(getComputedStyle(one).backgroundColor);
        if ((rgba[3] ?? 0) > 200) return rgba;
      }
      return [255, 255, 255, 255];
    };
    const luminance = (rgba: number[]): number => {
      const [r = 0, g = 0, b = 0] = rgba.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: number[], other: number[]): number => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    /** Outlines are clipped by scrolling or hiding ancestors; two visible sides are enough. */
    const isCut = (element: Element, reach: number): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      let sides = [left - reach, right + reach, top - reach, bottom + reach];
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const clip = one.getBoundingClientRect();
        const [start = 0, end = 0, head = 0, foot = 0] = sides;
        const isFree = (isInside: boolean, overflow: string) => overflow === 'visible' || isInside;
        sides = [
          isFree(start >= clip.left - 0.5, overflowX) ? start : Number.NaN,
          isFree(end <= clip.right + 0.5, overflowX) ? end : Number.NaN,
          isFree(head >= clip.top - 0.5, overflowY) ? head : Number.NaN,
          isFree(foot <= clip.bottom + 0.5, overflowY) ? foot : Number.NaN,
        ];
        if (position === 'fixed') break;
      }
      return sides.filter((side) => !Number.isNaN(side)).length < 2;
    };
    const read = () =>
      around.map((element) => {
        const style = getComputedStyle(element);
        const before = getComputedStyle(element, '::before');
        const after = getComputedStyle(element, '::after');
        const outline = (one: CSSStyleDeclaration) => {
          const width = Number.parseFloat(one.outlineWidth);
          if (one.outlineStyle === 'none' || width < 1) return '';
          return isCut(element, width + Number.parseFloat(one.outlineOffset)) ? '' : one.outlineColor;
        };
        const shadow = /(?:rgba?|color|oklch)\([^)]*\)/.exec(style.boxShadow)?.[0] ?? '';
        return [outline(style), outline(before), outline(after), shadow, style.borderTopColor];
      });

    /** Custom focus styles are applied after the event. */
    const settle = async () => {
      await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    };

    await settle();
    const withFocus = read();
    focused.blur();
    await settle();
    const without = read();
    focused.focus({ preventScroll: true });
    const marks = withFocus.flatMap((colors, place) =>
      colors
        .filter((color, kind) => color && color !== without[place]?.[kind])
        .map((color) => contrast(toRgba(color), groundOf(around[place]?.parentElement ?? null))),
    );
    // In an editable element, the caret is the indicator.
    if (focused instanceof HTMLElement && focused.isContentEditable)
      marks.push(contrast(toRgba(getComputedStyle(focused).caretColor), groundOf(focused)));
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? '';
    const element = `${focused.tagName.toLowerCase()}.${focused.getAttribute('class')} “${name}”`;
    const isInPage = focused.closest('main') !== null;
    return { element, contrast: Math.max(0, ...marks), isInPage };
  });

/** Presses Tab up to a number of times; returns the elements with a weak indicator. */
async function findHidden(page: Page, maxSteps: number, isWanted: (mark: FocusMark) => boolean): Promise<string[]> {
  const hidden: string[] = [];
  for (let steps = 0; steps < maxSteps; steps += 1) {
    await page.keyboard.press('Tab');
    const mark = await measureFocus(page);
    if (mark && !isWanted(mark)) break;
    if (mark && mark.contrast < 3) hidden.push(`${mark.element}: ${mark.contrast.toFixed(2)}`);
  }
  return [...new Set(hidden)];
}

/** Checks shell and page. */
export const findHiddenFocus = (page: Page, maxSteps: number): Promise<string[]> =>
  findHidden(page, maxSteps, () => true);

/** Checks the page only. */
export async function findHiddenFocusInPage(page: Page, maxSteps: number): Promise<string[]> {
  await page.locator('main').focus();
  return findHidden(page, maxSteps, ({ isInPage }) => isInPage);
}
