import { safeStyle } from './mailStyle';

test.each([
  ['color: red; font-size: 14px', 'color: red; font-size: 14px'],
  ['COLOR: Red !important', 'color: Red !important'],
  ['background: #eee', 'background-color: #eee'],
  ['color: rgb(1, 2, 3); padding: 4px', 'color: rgb(1, 2, 3); padding: 4px'],
  ['font-family: "Helvetica Neue", Arial', 'font-family: "Helvetica Neue", Arial'],
  ['position: fixed; color: red', 'color: red'],
  ['width: 100vw', ''],
  ['height: 50dvh', ''],
  ['padding: 99999px', ''],
  ['width: calc(100% + 1px)', ''],
  ['background: url(a.png)', ''],
  ['background: \\75rl(a.png)', ''],
  ['color: red/**/', 'color: red'],
  ['--x: red', ''],
  ['color: var(--x)', ''],
  ["font-family: 'a", 'font-family: "a"'],
  ['color', ''],
  ['', ''],
])('of %p stays %p', (text, expected) => {
  expect(safeStyle(text)).toBe(expected);
});

describe('colours are CSS Color 4, whatever their digits', () => {
  test.each([
    ['background-color:#000000;color:#ffffff;padding:10px', 'background-color: #000000; color: #ffffff; padding: 10px'],
    ['color:#333333', 'color: #333333'],
    ['color: #12345678', 'color: #12345678'],
    ['border:1px solid #000000', 'border: 1px solid #000000'],
    ['border-color: #111111 #222222', 'border-color: #111111 #222222'],
    ['color: rgb(51 51 51 / 50%)', 'color: rgb(51 51 51 / 50%)'],
    ['color: rgb(33.33333%, 0%, 0%)', 'color: rgb(33.33333%, 0%, 0%)'],
    ['color: hsl(120deg 100% 25%)', 'color: hsl(120deg 100% 25%)'],
    ['color: hwb(90 10% 10%)', 'color: hwb(90 10% 10%)'],
    ['color: oklch(40.1234567% 0.123 21.57)', 'color: oklch(40.1234567% 0.123 21.57)'],
    ['color: color(display-p3 1 0.5 0)', 'color: color(display-p3 1 0.5 0)'],
    ['color: rebeccapurple', 'color: rebeccapurple'],
    ['color: #12345', ''],
    ['color: windowtext', 'color: windowtext'],
    ['color: color-mix(in srgb, red 50%, #123456)', 'color: color-mix(in srgb, red 50%, #123456)'],
    ['color: light-dark(#333333, #cccccc)', 'color: light-dark(#333333, #cccccc)'],
    ['color: var(--ink, #333333)', 'color: #333333'],
    ['color: var(--ink, var(--other, rgb(1, 2, 3)))', 'color: rgb(1, 2, 3)'],
    [
      'border-left: 4px solid #12345678; border-top-color: #00000a',
      'border-left: 4px solid #12345678; border-top-color: #00000a',
    ],
    ['text-decoration: underline #111111', 'text-decoration: underline #111111'],
    ['color: rgb(0 0 0 / calc(1))', ''],
  ])('of %p stays %p', (text, expected) => expect(safeStyle(text)).toBe(expected));

  test('all 256 greys stay', () => {
    const greys = Array.from({ length: 256 }, (_, grey) => `#${grey.toString(16).padStart(2, '0').repeat(3)}`);
    for (const grey of greys) expect(safeStyle(`color: ${grey}`)).toBe(`color: ${grey}`);
  });
});

describe('lengths have four digits before the point, however they are written', () => {
  test.each([
    ['line-height: 1.3333333', 'line-height: 1.3333333'],
    ['width: 33.33333%', 'width: 33.33333%'],
    ['padding: 9999.5px', 'padding: 9999.5px'],
    ['height: 1e9px', ''],
    ['height: 1e3px', 'height: 1e3px'],
    ['margin: 0 -10000px', ''],
    ['height: 100cqh', ''],
    ['height: 100lvh', ''],
  ])('of %p stays %p', (text, expected) => expect(safeStyle(text)).toBe(expected));
});

describe('of a shorthand stays what loads nothing', () => {
  test.each([
    ['background:#1a1a1a none repeat scroll 0% 0%;color:#eeeeee', 'background-color: #1a1a1a; color: #eeeeee'],
    ['background:#222222 url(https://example.com/bg.png);color:#eeeeee', 'background-color: #222222; color: #eeeeee'],
    ['background: url("a;b.png") no-repeat center/cover, #222', 'background-color: #222'],
    ['background:url(data:image/png;base64,AA==) #222 !important', 'background-color: #222 !important'],
    ['background: none', 'background-color: transparent'],
    ['background: inherit', 'background-color: inherit'],
    ['background: rgb(1 2 3) fixed', 'background-color: rgb(1 2 3)'],
    ['background: darkred', 'background-color: darkred'],
    ['list-style:none', 'list-style-type: none'],
    ['list-style: square inside url(a.png)', 'list-style-type: square'],
  ])('of %p stays %p', (text, expected) => expect(safeStyle(text)).toBe(expected));
});

describe('words and the ground that they stand on go together', () => {
  test.each([
    ['background: url(a.png); color: #fff; padding: 1px', 'padding: 1px'],
    [
      'background: linear-gradient(#000, #333); color: white',
      'background-image: linear-gradient(#000, #333); color: white',
    ],
    ['background: linear-gradient(#000, url(a.png)); color: white', ''],
    ['background-color: #000; background: url(a.png) #222; color: #fff', 'background-color: #222; color: #fff'],
    ['background-image: url(a.png); background-color: #000; color: #fff', 'background-color: #000; color: #fff'],
    ['background-color: #000; color: var(--text)', ''],
    ['color: #fff', 'color: #fff'],
    ['background-color: #000', 'background-color: #000'],
  ])('of %p stays %p', (text, expected) => expect(safeStyle(text)).toBe(expected));
});

describe('layouts keep what stays in its place', () => {
  test.each([
    ['display: inline-block; float: left; clear: both', 'display: inline-block; float: left; clear: both'],
    ['display: flex; position: absolute; z-index: 9', ''],
    ['margin:0cm;margin-bottom:.0001pt;line-height:107%', 'margin: 0cm; margin-bottom: .0001pt; line-height: 107%'],
    ['mso-list:l0 level1 lfo1;text-indent:-18.0pt', 'text-indent: -18.0pt'],
    ['font:14px/20px Arial,"Segoe UI",sans-serif', 'font: 14px/20px Arial,"Segoe UI",sans-serif'],
    ['font-family: 微软雅黑, "ＭＳ Ｐゴシック"', 'font-family: 微软雅黑, "ＭＳ Ｐゴシック"'],
    ['font-family: "a\\"b;c"', ''],
    ['color: red; color: blue', 'color: blue'],
    ['color: ex/**/pression(alert(1))', ''],
    ['width: expression(alert(1))', ''],
    ['color: re\\64', 'color: red'],
    ['padding: 1px}body{color:red', ''],
  ])('of %p stays %p', (text, expected) => expect(safeStyle(text)).toBe(expected));
});
