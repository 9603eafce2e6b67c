/**
 * Gives every element a size and lets it scroll, which jsdom does not: so that a list that draws what is in sight draws
 * something.
 */
export function giveElementsASize({ width = 400, height = 800 } = {}): void {
  const fixed = (value: number) => ({ configurable: true, value });
  Object.defineProperties(Element.prototype, {
    clientWidth: fixed(width),
    clientHeight: fixed(height),
    scrollHeight: fixed(height * 1000),
    scrollTo: {
      configurable: true,
      value(this: Element, { top = 0 }: ScrollToOptions = {}) {
        this.scrollTop = top;
        this.dispatchEvent(new Event('scroll'));
      },
    },
  });
  Object.defineProperties(HTMLElement.prototype, { offsetWidth: fixed(width), offsetHeight: fixed(height) });
}
