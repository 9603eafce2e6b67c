import { fireEvent, screen } from '@testing-library/react';
import { renderInKit } from '../renderInKit';
import { Avatar } from './Avatar';
import { avatarTone, initials, tones } from './avatarTone';

describe('initials', () => {
  test.each([
    ['Amira Haddad', 'AH'],
    ['Calendar', 'C'],
    ['  maria  da silva ', 'MS'],
    ['Émile Zola', 'ÉZ'],
    ['(ops) Team', 'OT'],
    ['', ''],
    ['– –', ''],
  ])('%s', (name, letters) => expect(initials(name)).toBe(letters));
});

describe('avatarTone', () => {
  test('a name always has the same tone', () => {
    expect(avatarTone('Jonas Weber')).toBe(avatarTone(' jonas weber'));
  });
  test('names spread over all tones', () => {
    const found = new Set(Array.from({ length: 200 }, (_, index) => avatarTone(`Person ${index}`)));
    expect(found.size).toBe(tones.length);
  });
});

describe('Avatar', () => {
  test('is silent beside a name, and says name and presence where asked to', () => {
    renderInKit(<Avatar name="Jonas Weber" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('JW')).toBeNull();
    renderInKit(<Avatar name="Mei Tanaka" status="away" isNamed />);
    expect(screen.getByRole('img', { name: 'Mei Tanaka, Away' })).toBeVisible();
  });

  test('a picture that does not arrive gives way to initials', () => {
    const { container } = renderInKit(<Avatar name="Jonas Weber" src="/gone.png" />);
    const letters = () => container.querySelector('[data-initials]')?.getAttribute('data-initials');
    expect(letters()).toBeUndefined();
    const picture = container.querySelector('img');
    if (!picture) throw new Error('no picture');
    fireEvent.error(picture);
    expect(letters()).toBe('JW');
  });

  test.each([
    ['/assets/mei.svg', true],
    ['assets/mei.svg', true],
    ['data:image/png;base64,AA==', true],
    ['blob:http://localhost/1', true],
    ['https://elsewhere.example/mei.png', false],
    ['//elsewhere.example/mei.png', false],
    ['http://[', false],
  ])('fetches %s: %s', (src, isFetched) => {
    const { container } = renderInKit(<Avatar name="Mei Tanaka" src={src} />);
    expect(container.querySelector('img') !== null).toBe(isFetched);
  });
});
