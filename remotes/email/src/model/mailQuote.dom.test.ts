import { sanitizeMail } from './sanitizeMail';

const fold = (html: string) => {
  const { html: own, quote } = sanitizeMail(html, { showPictures: false });
  const textOf = (markup: string) =>
    new DOMParser().parseFromString(markup, 'text/html').body.textContent?.replace(/\s+/g, ' ').trim();
  return [textOf(own), textOf(quote)];
};

describe('the quoted part of an email is folded, whatever program wrote it', () => {
  test.each([
    [
      'Gmail',
      '<div>Yes.</div><div class="gmail_quote"><div class="gmail_attr">On Fri, Ann wrote:</div><blockquote>Shall we?</blockquote></div>',
      'Yes.',
      'On Fri, Ann wrote:Shall we?',
    ],
    [
      'Outlook on the web',
      '<div>Yes.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Ann<br><b>Subject:</b> Plan</div><div>Shall we?</div>',
      'Yes.',
      'From: AnnSubject: PlanShall we?',
    ],
    [
      'Outlook, in German',
      '<div class=WordSection1><p>Ja.</p><div style="border-top:solid #E1E1E1 1.0pt"><p><b>Von:</b> Ann &lt;a@example.com&gt;<br><b>Gesendet:</b> Freitag<br><b>An:</b> Ben<br><b>Betreff:</b> Plan</p></div><p>Sollen wir?</p></div>',
      'Ja.',
      'Von: Ann <a@example.com>Gesendet: FreitagAn: BenBetreff: PlanSollen wir?',
    ],
    [
      'Outlook, in French',
      '<p>Oui.</p><p>De : Ann<br>Envoyé : vendredi<br>À : Ben<br>Objet : Plan</p><p>On y va ?</p>',
      'Oui.',
      'De : AnnEnvoyé : vendrediÀ : BenObjet : PlanOn y va ?',
    ],
    [
      'Outlook, in Chinese',
      '<p>好。</p><p>发件人：安<br>发送时间：星期五<br>收件人：本<br>主题：计划</p><p>去吗？</p>',
      '好。',
      '发件人：安发送时间：星期五收件人：本主题：计划去吗？',
    ],
    [
      'Thunderbird',
      '<p>Yes.</p><div class="moz-cite-prefix">On Friday, Ann wrote:</div><blockquote type="cite">Shall we?</blockquote>',
      'Yes.',
      'On Friday, Ann wrote:Shall we?',
    ],
    ['a program of text', 'Yes.\n\nOn Friday, Ann wrote:\n> Shall we?', 'Yes.', 'On Friday, Ann wrote:Shall we?'],
    [
      'a body with colours',
      '<body style="background:#fff;color:#000"><p>Yes.</p><blockquote>Shall we?</blockquote></body>',
      'Yes.',
      'Shall we?',
    ],
  ])('%s', (_, html, own, quote) => expect(fold(html)).toEqual([own, quote]));

  test.each([
    [
      'what is passed on',
      '<div>FYI</div><div class="gmail_quote"><div>---------- Forwarded message ---------<br>From: Ann</div>Shall we?</div>',
    ],
    ['an answer below a quote', '<p>Hi Ann,</p><blockquote type="cite">Shall we?</blockquote><p>Yes.</p>'],
    [
      'answers between the lines',
      '<p>Hi Ann,</p><blockquote type="cite">When?</blockquote><p>At nine.</p><blockquote type="cite">Where?</blockquote><p>Here.</p>',
    ],
    ['a quote alone', '<div class="gmail_quote"><blockquote>Shall we?</blockquote></div>'],
    ['a subject in a sentence', '<p>The letter from: Ann has no subject</p><p>Yes</p>'],
  ])('%s is shown', (_, html) => expect(fold(html)[1]).toBe(''));
});
