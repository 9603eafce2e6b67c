import { giveElementsASize, renderApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';

beforeAll(() => giveElementsASize({ height: 250 }));

const files = [
  { fileName: 'notes.txt', url: `data:text/plain;base64,${btoa('<b>Both ways</b>')}`, size: 16 },
  { fileName: 'cover.png', url: 'data:image/png;base64,iVBORw0KGgo=', size: 8 },
  { fileName: 'plan.pdf', url: '/assets/demo/files/plan.pdf', size: 2_048 },
  { fileName: 'letters.zip', url: '/assets/demo/files/letters.zip', size: 4_096 },
  { fileName: 'away.txt', url: 'https://elsewhere.example/away.txt', size: 1 },
];

async function openFiles() {
  const page = await renderApp(app, { ...testOptions, route: '/apps/email/sent' });
  const { http, navigate } = page.runtime;
  const { data } = await http.post('/apps/email/send-email', {
    to: [{ email: 'ann@example.com' }],
    subject: 'All kinds of files',
    attachments: files,
  });
  navigate(`/apps/email/sent?mail=${data.email.id}`);
  const list = within(await screen.findByRole('list', { name: 'Attachments' }));
  return { ...page, list };
}
const preview = (name: string) => screen.findByRole('dialog', { name });

test('text, pictures and PDF are looked at in the page, each with the way to save it @all', async () => {
  const { user, list } = await openFiles();
  const look = async (name: string) => {
    await user.click(list.getByRole('button', { name: (label) => label.replace(' ', '').startsWith(name) }));
    const dialog = within(await preview(name));
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', name);
    return dialog;
  };
  const text = await look('notes.txt');
  expect(await text.findByText('<b>Both ways</b>')).toBeVisible();
  await user.click(text.getByRole('button', { name: 'Close' }));
  const picture = await look('cover.png');
  expect(picture.getByRole('img', { name: 'cover.png' })).toHaveAttribute('src', files[1]?.url);
  await user.click(picture.getByRole('button', { name: 'Close' }));
  const pdf = await look('plan.pdf');
  expect(pdf.getByRole('link', { name: 'Open in another tab' })).toHaveAttribute('target', '_blank');
});

test('other files are saved, and what lies elsewhere opens apart from this page', async () => {
  const { list } = await openFiles();
  expect(list.getByRole('link', { name: /^letters ?\.zip ZIP file/ })).toHaveAttribute('download', 'letters.zip');
  const away = list.getByRole('link', { name: /^away ?\.txt.*opens in another tab/ });
  expect(away).toHaveAttribute('target', '_blank');
  expect(away).not.toHaveAttribute('download');
});
