import type { Addressee } from '@atrium/backend';
import type { Email, EmailMessage } from '../api/schemas';
import { cleanMail, toHtml } from './sanitizeMail';

interface Words {
  noSubject: string;
  from: string;
  to: string;
  date: string;
  writeDate: (time: string) => string;
}

export type PrintedMail = EmailMessage & Pick<Email, 'replies'>;

export function printedMail(mail: PrintedMail, words: Words): string {
  const page = document.implementation.createHTMLDocument('');
  const content = page.createDocumentFragment();
  const add = (name: string, text: string) => {
    const element = page.createElement(name);
    element.textContent = text;
    content.append(element);
  };
  add('h2', mail.subject || words.noSubject);
  const messages: readonly EmailMessage[] = [mail, ...mail.replies];
  messages.forEach((message, index) => {
    if (index > 0) content.append(page.createElement('hr'));
    add('p', `${words.from}: ${written([message.from])}`);
    add('p', `${words.to}: ${written(message.to)}`);
    add('p', `${words.date}: ${words.writeDate(message.time)}`);
    content.append(page.createElement('hr'), cleanMail(message.message, { showPictures: false }).content);
  });
  return toHtml(content);
}

const written = (people: readonly Addressee[]) => people.map(({ name, email }) => `${name} <${email}>`).join(', ');
