import { act, fireEvent, screen } from '@testing-library/react';
import { Button, ConfigProvider } from 'antd';
import { memo, useContext } from 'react';
import { renderInKit } from '../renderInKit';
import { RIPPLE_MS, ThemeProvider } from './ThemeProvider';
import { useTheme } from './useTheme';

function ShownTheme() {
  const { skin, mode, direction } = useTheme();
  return <p>{[skin, mode, direction].join(' ')}</p>;
}

describe('ThemeProvider', () => {
  afterEach(() => void jest.useRealTimers());

  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['bordered', 'light'],
    ['semi-dark', 'light'],
  ] as const)('the skin %s has the colours %s', (skin, mode) => {
    renderInKit(<ShownTheme />, { skin, direction: 'rtl' });
    expect(screen.getByText(`${skin} ${mode} rtl`)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', mode);
    expect(document.documentElement).toHaveAttribute('data-skin', skin);
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });

  test('on paper the dark is light', () => {
    renderInKit(<ShownTheme />, { skin: 'dark' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('light light ltr')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getByText('dark dark ltr')).toBeVisible();
  });

  test("antd's components are not drawn again with the page above them", () => {
    const onRender = jest.fn();
    const Configured = memo(() => {
      useContext(ConfigProvider.ConfigContext);
      onRender();
      return null;
    });
    const page = () => (
      <ThemeProvider nonce="a">
        <Configured />
      </ThemeProvider>
    );
    const { rerender } = renderInKit(page());
    onRender.mockClear();
    rerender(page());
    expect(onRender).not.toHaveBeenCalled();
  });

  test('a pressed button shows a ripple for half a second', () => {
    jest.useFakeTimers();
    renderInKit(<Button type="text">Press</Button>);
    const button = screen.getByRole('button', { name: 'Press' });
    const ripple = () => button.querySelector('.clip');
    fireEvent.click(button);
    expect(ripple()).not.toBeNull();
    act(() => void jest.advanceTimersByTime(RIPPLE_MS - 1));
    expect(ripple()).not.toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(ripple()).toBeNull();
    expect(RIPPLE_MS).toBe(500);
  });
});
