import type { ContentText, ShownField } from '../api/schemas';

/** Sentences of the page that people without an account see: it is no part of the product, which has its own. */
const sayings = {
  en: {
    ended: 'This preview has ended, or its link is not whole.',
    note: 'Preview for {{name}}, until {{until}}. Please do not pass it on.',
    comment: 'Say something of it',
    you: 'Your name',
    text: 'Your comment',
    send: 'Send',
    sent: 'Thank you. Your comment has arrived.',
    failed: 'It could not be sent. Try again later.',
  },
  de: {
    ended: 'Diese Vorschau ist abgelaufen, oder der Link ist unvollständig.',
    note: 'Vorschau für {{name}}, bis {{until}}. Bitte nicht weitergeben.',
    comment: 'Etwas dazu sagen',
    you: 'Ihr Name',
    text: 'Ihr Kommentar',
    send: 'Senden',
    sent: 'Danke. Ihr Kommentar ist angekommen.',
    failed: 'Das konnte nicht gesendet werden. Versuchen Sie es später noch einmal.',
  },
  fr: {
    ended: 'Cet aperçu a pris fin, ou le lien est incomplet.',
    note: 'Aperçu pour {{name}}, jusqu’au {{until}}. Merci de ne pas le transmettre.',
    comment: 'Laisser un commentaire',
    you: 'Votre nom',
    text: 'Votre commentaire',
    send: 'Envoyer',
    sent: 'Merci. Votre commentaire est arrivé.',
    failed: 'L’envoi a échoué. Réessayez plus tard.',
  },
  pt: {
    ended: 'Esta prévia terminou ou o link está incompleto.',
    note: 'Prévia para {{name}}, até {{until}}. Por favor, não repasse.',
    comment: 'Deixar um comentário',
    you: 'Seu nome',
    text: 'Seu comentário',
    send: 'Enviar',
    sent: 'Obrigado. Seu comentário chegou.',
    failed: 'Não foi possível enviar. Tente de novo mais tarde.',
  },
} as const;

type Language = keyof typeof sayings;
const isLanguage = (text: string): text is Language => Object.hasOwn(sayings, text);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const style =
  'body{margin:0 auto;max-width:46rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1d22;background:#fff}@media(prefers-color-scheme:dark){body{color:#eee;background:#17181c}input,textarea,button{color:inherit;background:#24262c}}.note{padding:.5rem .75rem;border:1px solid #8888;border-radius:.5rem}img{max-width:100%}iframe{width:100%;height:75vh;border:1px solid #8888;border-radius:.5rem;background:#fff}label{display:block;margin-top:.5rem}input,textarea{box-sizing:border-box;width:100%;padding:.5rem;font:inherit;border:1px solid #888;border-radius:.375rem}button{margin-top:.75rem;padding:.5rem 1rem;font:inherit;border:1px solid #888;border-radius:.375rem}';

/** Sends the form; its text and the token are in the page. */
const script =
  "const f=document.forms[0],s=document.getElementById('says');f.addEventListener('submit',async(e)=>{e.preventDefault();f.elements.send.disabled=true;let ok=false;try{const r=await fetch('/apps/content/comment-preview',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({token:f.dataset.token,name:f.elements.name.value,text:f.elements.text.value})});ok=r.ok}catch{}s.textContent=ok?f.dataset.sent:f.dataset.failed;f.elements.send.disabled=false;if(ok)f.elements.text.value=''});";

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

async function page(language: string, title: string, content: string): Promise<string> {
  const policy = `default-src 'none'; style-src ${await hashOf(style)}; script-src ${await hashOf(script)}; img-src 'self' https: data:; connect-src 'self'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${content}</body></html>`;
}

const wordsOf = (locale: string) => {
  const language = locale.split('-')[0] ?? '';
  return sayings[isLanguage(language) ? language : 'en'];
};

export const writeEndedPage = (): Promise<string> =>
  page('en', 'Preview', `<p class="note">${escapeHtml(sayings.en.ended)}</p>`);

interface Preview {
  text: ContentText;
  fields: readonly ShownField[];
  name: string;
  until: string;
  /** Null where one may not comment. */
  token: string | null;
}

/** The values of a field in the language of the text; addresses and words are never markup. */
function valuesOf({ kind, texts, numbers, items, assets }: ShownField, locale: string): string[] {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return [
    ...texts.map((text) =>
      kind === 'richText' ? text : escapeHtml(kind === 'date' ? date.format(new Date(text)) : text),
    ),
    ...numbers.map((value) => escapeHtml(number.format(value))),
    ...items.map(({ title }) => escapeHtml(title)),
    ...assets.map(({ kind: asset, src, title, alt }) =>
      asset === 'picture'
        ? `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="max-width:100%">`
        : `<a href="${escapeHtml(src)}">${escapeHtml(title)}</a>`,
    ),
  ];
}

const fieldsOf = (fields: readonly ShownField[], locale: string): string =>
  fields.length === 0
    ? ''
    : `<dl>${fields
        .map(
          (field) =>
            `<dt><b>${escapeHtml(field.label)}</b></dt>${valuesOf(field, locale)
              .map((value) => `<dd>${value}</dd>`)
              .join('')}`,
        )
        .join('')}</dl>`;

/**
 * Page of one version for people without an account. Its markup, which anybody may have sent, is in a frame that runs
 * nothing, opens nothing but links in new tabs, and knows nothing of the page around it.
 */
export async function writePreviewPage({ text, fields, name, until, token }: Preview): Promise<string> {
  const says = wordsOf(text.locale);
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
  const note = says.note.replace('{{name}}', () => name).replace('{{until}}', day);
  const inner = `<!doctype html><html lang="${escapeHtml(text.locale)}" dir="auto"><head><base target="_blank"></head><body>${text.body}${fieldsOf(fields, text.locale)}</body></html>`;
  const form =
    token === null
      ? ''
      : `<h2>${escapeHtml(says.comment)}</h2><form data-token="${escapeHtml(token)}" data-sent="${escapeHtml(says.sent)}" data-failed="${escapeHtml(says.failed)}"><label>${escapeHtml(says.you)}<input name="name" required maxlength="80" autocomplete="name"></label><label>${escapeHtml(says.text)}<textarea name="text" required rows="4" maxlength="4000"></textarea></label><button name="send">${escapeHtml(says.send)}</button><p id="says" role="status"></p></form><script>${script}</script>`;
  const cover = text.cover ? `<img src="${escapeHtml(text.cover.src)}" alt="${escapeHtml(text.cover.alt)}">` : '';
  return page(
    text.locale,
    text.title,
    `<p class="note">${escapeHtml(note)}</p><h1 dir="auto">${escapeHtml(text.title)}</h1><p dir="auto">${escapeHtml(text.summary)}</p>${cover}<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(text.title)}" srcdoc="${escapeHtml(inner)}"></iframe>${form}`,
  );
}
