interface ScrollOptions extends ScrollIntoViewOptions {
  scrollMode?: 'always' | 'if-needed';
}

/** What antd's form scrolls to a wrong field with: browsers do it by themselves, and `nearest` moves what is in view nowhere. */
export default function scrollIntoView(element: Element, { scrollMode: _, ...options }: ScrollOptions = {}): void {
  element.scrollIntoView(options);
}
