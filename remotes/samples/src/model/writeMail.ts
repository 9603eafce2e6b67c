import { tokens } from '@atrium/ui';

const mailKinds = ['welcome', 'reset', 'verify', 'deactivate', 'invoice', 'promotional'] as const;

export type MailKind = (typeof mailKinds)[number];

export const mailKindAt = (pathname: string): MailKind | undefined =>
  mailKinds.find((kind) => pathname.replace(/\/$/, '').endsWith(`/${kind}`));

export interface MailRow {
  name: string;
  amount: string;
}

export interface MailTexts {
  heading: string;
  paragraphs: readonly string[];
  rows?: readonly MailRow[];
  action?: { label: string; href: string };
  foot: string;
}

// Emails have no style sheet: each element has inline styles, in the colours of the light skin.
const { ink, line, sheet, sunken, accent, 'ink-2': quiet, 'on-accent': onAccent } = tokens.light;

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`;

const row = ({ name, amount }: MailRow) =>
  `<tr><th scope="row" style="padding:8px 0;border-bottom:1px solid ${line};text-align:start;font-weight:400">${escapeText(name)}</th>` +
  `<td style="text-align:end;padding:8px 0;border-bottom:1px solid ${line}">${escapeText(amount)}</td></tr>`;

const table = (rows: readonly MailRow[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(row).join('')}</table>`;

const button = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0"><a href="${escapeText(href)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background-color:${accent};color:${onAccent};font-weight:600;text-decoration:none">${escapeText(label)}</a></p>`;

/** Email HTML with tables and inline styles, for every mail program. */
export function writeMail({ heading, paragraphs, rows, action, foot }: MailTexts): string {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:30px">${escapeText(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(rows ? [table(rows)] : []),
    ...(action ? [button(action)] : []),
  ].join('\n');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${sunken};color:${ink}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background-color:${sheet};border:1px solid ${line};border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700">Atrium</p>
${body}
<p style="margin:24px 0 0;color:${quiet};font-size:13px;line-height:20px">${escapeText(foot)}</p>
</td></tr></table>
</td></tr></table>`;
}
