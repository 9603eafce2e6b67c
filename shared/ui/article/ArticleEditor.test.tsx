import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { ArticleEditor } from './ArticleEditor';

const quotes = [{ exact: 'second bend', number: 3, isResolved: false }];

test('puts in a table with a row of headings, and gives it another row', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  renderInKit(<ArticleEditor label="Text" html="" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const text = within(screen.getByRole('textbox', { name: 'Text' }));
  expect(text.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Row below' }));
  expect(text.getAllByRole('row')).toHaveLength(4);
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('<table><tbody><tr><th'));
});

test('marks the words of a comment without writing them into the text', () => {
  renderInKit(
    <ArticleEditor label="Text" html="<p>Before the <em>second</em> bend.</p>" onChange={jest.fn()} quotes={quotes} />,
  );
  const marks = screen.getByRole('textbox', { name: 'Text' }).querySelectorAll('mark[data-number="3"]');
  expect([...marks].map(({ textContent }) => textContent).join('')).toBe('second bend');
});

test('what is locked is read and not written', () => {
  renderInKit(<ArticleEditor label="Text" html="<p>Fog.</p>" onChange={jest.fn()} isReadOnly />);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('contenteditable', 'false');
  expect(screen.queryByRole('toolbar')).toBeNull();
});
