import { cleanMail, toHtml } from './sanitizeMail';

export type QuoteHead = readonly string[];

export function quoteOf(html: string, head: QuoteHead): string {
  const page = document.implementation.createHTMLDocument('');
  const quote = page.createElement('blockquote');
  // Marker by which mail programs recognise a quote.
  quote.setAttribute('type', 'cite');
  for (const line of head) {
    const paragraph = page.createElement('p');
    paragraph.textContent = line;
    quote.append(paragraph);
  }
  quote.append(cleanMail(html, { showPictures: true }).content);
  const content = page.createDocumentFragment();
  content.append(quote);
  return toHtml(content);
}

export function splitQuote(message: string): { html: string; quote: string } {
  const { content } = cleanMail(message, { showPictures: true });
  const last = content.lastElementChild;
  if (!last?.matches('blockquote[type="cite"]')) return { html: toHtml(content), quote: '' };
  const quote = content.ownerDocument.createDocumentFragment();
  quote.append(last);
  return { html: toHtml(content), quote: toHtml(quote) };
}
