interface ScrollOptions extends ScrollIntoViewOptions {
  scrollMode?: 'always' | 'if-needed';
}

/**
 * Scrolls antd's form to an invalid field: browsers do so by themselves, and `nearest` leaves visible elements in
 * place.
 */
export default function scrollIntoView(element: Element, { scrollMode: _, ...options }: ScrollOptions = {}): void {
  element.scrollIntoView(options);
}
