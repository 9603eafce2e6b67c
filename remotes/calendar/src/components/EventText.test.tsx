import { render, screen } from '@testing-library/react';
import { EventText } from './EventText';

const shown = (text: string) => render(<EventText text={text} />).container;

test('addresses of a text are links', () => {
  shown('Join: https://example.com/meet?id=1, or ask mei@example.com');
  expect(screen.getByRole('link', { name: 'https://example.com/meet?id=1' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'mei@example.com' })).toHaveAttribute('href', 'mailto:mei@example.com');
});

test('HTML is what a person reads of it', () => {
  const place = shown('<p>Agenda<br><b>First</b> point</p>&nbsp;<img src=x onerror=alert(1)>');
  expect(place.textContent?.trim()).toBe('Agenda\nFirst point');
  expect(place.querySelector('p, b, img')).toBeNull();
});

test.each(['a < b and c > d', 'Room 1, first floor', 'javascript:alert(1)', '<3'])('%s stays as it is', (text) => {
  expect(shown(text).textContent).toBe(text);
  expect(screen.queryByRole('link')).toBeNull();
});
