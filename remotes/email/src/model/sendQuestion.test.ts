import { blankContent, type MailContent } from './composition';
import { sendQuestion } from './sendQuestion';

const file = { fileName: 'a.txt', url: '/a.txt', size: 1, thumbnail: null };

test.each<[string, Partial<MailContent>, ReturnType<typeof sendQuestion>]>([
  ['nothing that is missing', { html: '<p>Good morning</p>' }, undefined],
  ['no subject', { subject: ' ' }, 'subject'],
  ['a file in English', { html: '<p>The plan is <b>attached</b>.</p>' }, 'file'],
  ['a file in German', { html: '<p>Den Plan finden Sie im Anhang.</p>' }, 'file'],
  ['a file in German, in another word', { html: '<p>Anbei der beigefügte Plan</p>' }, 'file'],
  ['a file in French', { html: '<p>Vous trouverez le plan ci-joint.</p>' }, 'file'],
  ['a file in Portuguese', { html: '<p>O plano segue em anexo</p>' }, 'file'],
  ['a file that is there', { html: '<p>attached</p>', attachments: [file] }, undefined],
  ['a picture in the text', { html: '<p>attached</p><img src="data:image/png;base64,A">' }, undefined],
  ['a word that only begins like one', { html: '<p>Wir sind Anlageberater; attache</p>' }, undefined],
  ['a file in what is answered', { html: '<p>Thanks</p>', quote: '<p>attached</p>' }, undefined],
])('%s', (_what, given, expected) => {
  expect(sendQuestion({ ...blankContent, subject: 'Plan', ...given })).toBe(expected);
});
