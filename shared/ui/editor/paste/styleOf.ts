export const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();
