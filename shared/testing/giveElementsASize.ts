/** Gives every element a size, which jsdom does not: so that a list that draws what is in sight draws something. */
export function giveElementsASize({ width = 400, height = 800 } = {}): void {
  const fixed = (value: number) => ({ configurable: true, value });
  Object.defineProperties(Element.prototype, { clientWidth: fixed(width), clientHeight: fixed(height) });
  Object.defineProperties(HTMLElement.prototype, { offsetWidth: fixed(width), offsetHeight: fixed(height) });
}
