interface EmailBranding {
  name: string;
  mailFooter: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const productName = /\bAtrium\b/g;

/** The words between tags: a name in an address stays. */
const inWords = (html: string, change: (words: string) => string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_whole, tag: string | undefined, words = '') => tag ?? change(words));

/** An email of the product itself, with the name that an organisation gives it, and what it writes below. */
export function withBranding<T extends { subject: string; message: string }>(
  mail: T,
  { name, mailFooter }: EmailBranding,
): T {
  const named = name
    ? {
        subject: mail.subject.replace(productName, () => name),
        message: inWords(mail.message, (words) => words.replace(productName, () => escapeHtml(name))),
      }
    : mail;
  const foot = mailFooter && `<hr><p>${escapeHtml(mailFooter).replaceAll('\n', '<br>')}</p>`;
  return { ...mail, subject: named.subject, message: named.message + foot };
}
