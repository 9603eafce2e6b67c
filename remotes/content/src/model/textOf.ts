const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

export const textOf = (html: string): string =>
  html
    .replace(/<\/(?:p|h[1-6]|li|blockquote|pre|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole);

const word = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

export const countWords = (html: string): number => textOf(html).match(word)?.length ?? 0;

const wordsPerMinute = 200;

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));
