import { ownWordsOf, textOfMarkup } from './ownWords';

const marks = ['Reply above this line to answer.', 'Antworten Sie über dieser Zeile.'];
const own = (text: string) => ownWordsOf(text, marks);

test.each<[name: string, text: string, words: string]>([
  [
    'Gmail, whose line above the quote is folded',
    'Yes, *please*.\n\nOn Fri, Nov 27, 2026 at 10:00 AM Atrium <\nreply+0a1b@in.example> wrote:\n\n> Reply above this line to answer.\n> A comment\n',
    'Yes, *please*.',
  ],
  [
    'Gmail, German',
    'Ja.\r\n\r\nAm Fr., 27. Nov. 2026 um 10:00 Uhr schrieb Atrium <a@b.example>:\r\n\r\n> Text\r\n',
    'Ja.',
  ],
  ['Gmail, French', 'Oui.\n\nLe ven. 27 nov. 2026 à 10:00, Atrium <a@b.example> a écrit :\n\n> Texte', 'Oui.'],
  [
    'Gmail, Portuguese',
    'Sim.\n\nEm sex., 27 de nov. de 2026 às 10:00, Atrium <a@b.example> escreveu:\n\n> Texto',
    'Sim.',
  ],
  ['Gmail, Russian', 'Да.\n\nпт, 27 нояб. 2026 г. в 10:00, Atrium <a@b.example>:\n\n> Текст', 'Да.'],
  [
    'Outlook, with a rule',
    'Fine with me.\n\nAnn\n________________________________\nFrom: Atrium <a@b.example>\nSent: Friday, November 27, 2026 10:00 AM\nTo: Ann\nSubject: A comment\n\nReply above this line to answer.',
    'Fine with me.\n\nAnn',
  ],
  [
    'Outlook, German, with names in bold',
    'Passt.\n\n*Von:* Atrium <a@b.example>\n*Gesendet:* Freitag, 27. November 2026\n*An:* Ann\n*Betreff:* Kommentar\n\nText',
    'Passt.',
  ],
  [
    'Outlook, French',
    'Parfait.\n\nDe : Atrium <a@b.example>\nEnvoyé : vendredi\nÀ : Ann\nObjet : Un commentaire\n\nTexte',
    'Parfait.',
  ],
  [
    'Outlook, Portuguese',
    'Ótimo.\n\nDe: Atrium <a@b.example>\nEnviado: sexta-feira\nPara: Ann\nAssunto: Comentário\n\nTexto',
    'Ótimo.',
  ],
  ['Outlook of old', 'Right.\n\n-----Original Message-----\nFrom: Atrium\nSubject: A comment\n', 'Right.'],
  [
    'Apple Mail',
    'Let’s do it.\n\nSent from my iPhone\n\n> On 27 Nov 2026, at 10:00, Atrium <a@b.example> wrote:\n> \n> Text\n',
    'Let’s do it.',
  ],
  [
    'Apple Mail, German',
    'Gut.\n\nVon meinem iPhone gesendet\n\n> Am 27.11.2026 um 10:00 schrieb Atrium <a@b.example>:\n> \n> Text',
    'Gut.',
  ],
  [
    'Yahoo, without marks of a quote',
    'Sure.\n\n On Friday, November 27, 2026, 10:00 AM, Atrium <a@b.example> wrote:\n\nText',
    'Sure.',
  ],
  ['words of the email itself alone', 'Gern.\n\nAntworten Sie über dieser Zeile.\nEin Kommentar', 'Gern.'],
  ['answers between quoted lines', '> One?\n\nYes.\n\n> Two?\n\nNo.', 'Yes.\n\nNo.'],
  ['an answer below', 'On Friday, Ann wrote:\n> One?\n\nYes.', 'Yes.'],
  ['a signature', 'Yes.\n-- \nAnn\nHead of all', 'Yes.'],
  ['Outlook for phones', 'Yes.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>', 'Yes.'],
  [
    'no quote at all',
    'From: here it looks good.\n\nAs Ann wrote: ship it.',
    'From: here it looks good.\n\nAs Ann wrote: ship it.',
  ],
  ['a quote alone', '> Text', ''],
])('%s', (_name, text, words) => {
  expect(own(text)).toBe(words);
});

test.each<[name: string, html: string, words: string]>([
  [
    'Gmail',
    '<div dir="ltr">Yes &amp; no.<br>Both.</div><div class="gmail_quote"><div class="gmail_attr">On Fri, Ann &lt;a@b.example&gt; wrote:<br></div><blockquote><p>Text</p><p>More</p></blockquote></div>',
    'Yes & no.\nBoth.',
  ],
  [
    'Outlook',
    '<style>p{}</style><p>Fine.</p><hr><div id="divRplyFwdMsg"><b>From:</b> Atrium<br><b>Sent:</b> Friday<br><b>Subject:</b> A comment</div><p>Text</p>',
    'Fine.',
  ],
  [
    'Apple Mail',
    '<div>Good.</div><div><br><blockquote type="cite"><div>On 27 Nov, Ann wrote:</div></blockquote></div>',
    'Good.',
  ],
])('markup of %s', (_name, html, words) => {
  expect(own(textOfMarkup(html))).toBe(words);
});

// Each is read in one go: none takes longer than its length.
test.each([
  ['marks', '> '.repeat(100_000)],
  ['lines', '\n'.repeat(200_000)],
  ['heads', 'On a wrote\n'.repeat(20_000)],
  ['headers', 'From: \n'.repeat(20_000)],
  ['elements', '<blockquote>'.repeat(20_000)],
])('hostile %s are read in little time', (_name, text) => {
  const before = performance.now();
  own(text);
  own(textOfMarkup(text));
  expect(performance.now() - before).toBeLessThan(5_000);
});
