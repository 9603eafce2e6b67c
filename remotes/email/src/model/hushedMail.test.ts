import { hushedMail } from './hushedMail';

test.each([
  ['<p>onions on=3</p>', '<p>onions on=3</p>'],
  ['<img src=x onerror=fire()>', '<img src=x no-onerror=fire()>'],
  ['<img/src="x"onerror=fire()>', '<img/src="x"no-onerror=fire()>'],
  ['<STYLE a>p{}</style >', '<noembed a>p{}</noembed >'],
  ['<script>fire()</script>', '<noembed>fire()</noembed>'],
  ['<styled>', '<styled>'],
  ['<base href=x>', '<no-base href=x>'],
  ['<basefont>', '<basefont>'],
  ['a < b', 'a < b'],
])('%s is read as %s', (html, expected) => expect(hushedMail(html)).toBe(expected));
