import { readTexts } from './localeKeys';
import { readTextUse } from './readTextUse';
import { missingTexts, type Namespaces, spokenLiterals, unusedKeys } from './textUseRules';

const texts = readTexts({
  title: 'Mails',
  status: { read: 'Read' },
  form: { to: 'To' },
  count_one: '1',
  count_other: '2',
});
const all: Namespaces = new Map([
  ['email', texts],
  ['kit', readTexts({ retry: 'Try again' })],
]);
const use = (source: string) => readTextUse('MailList.tsx', source);

describe('missing texts', () => {
  const missing = (source: string) => missingTexts(use(source), ['email'], all);

  it.each([
    `t('title')`,
    `const { t } = useTranslation('email'); t('count', { count: 2 })`,
    `const { t } = useTranslation('kit'); t('retry')`,
    `i18n.t('retry', { ns: 'kit' })`,
    `t('kit:retry')`,
    't(`status.${state}`)',
    `t(isOpen ? 'title' : 'status.read')`,
    `const { t } = useTranslation('email', { keyPrefix: 'form' }); t('to')`,
    `const text = <Trans i18nKey="title" />`,
    `t(key)`,
  ])('are none in %s', (source) => {
    expect(missing(source)).toEqual([]);
  });

  it.each([
    [`t('titel')`, '"titel"'],
    [`useTranslation('kit'); t('title')`, '"title"'],
    [`t('title', { ns: 'kit' })`, '"title"'],
    ['t(`state.${state}`)', 'state'],
    [`t(isOpen ? 'title' : 'other')`, '"other"'],
    [`<Trans i18nKey="titel" />`, '"titel"'],
    [`useTranslation('emial'); t('title')`, '"emial"'],
  ])('are found in %s', (source, problem) => {
    expect(missing(source)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('unused keys', () => {
  const unused = (...sources: string[]) => unusedKeys(texts, sources.map(use));

  it('are those that no file can ask for', () => {
    expect(unused(`t('title')`, 't(`status.${state}`)')).toEqual(['form.to', 'count']);
  });

  it('are not those that are handed around as data', () => {
    const data = `const labels = ['title', 'form.to']; const key = \`status.\${state}\``;
    expect(unused(data, `t('count', { count })`)).toEqual([]);
  });

  it('are not hidden by a text that could be anything', () => {
    expect(unused('const url = `${a}/${b}`')).toHaveLength(4);
  });
});

describe('texts in the code', () => {
  const literals = (source: string) => spokenLiterals(use(source), ['Atrium']);

  it.each([
    '<p>Hello</p>',
    `<p>{'Hello'}</p>`,
    '<button aria-label="Close" />',
    '<Page title={"Mails"} />',
    '<img alt="A person" />',
  ])('are found: %s', (source) => {
    expect(literals(source)).toHaveLength(1);
  });

  it.each([
    '<p>{t("title")}</p>',
    '<p>·</p>',
    '<b>Atrium</b>',
    '<b>admin@demo.com</b>',
    '<div className="page" role="status" />',
    '<img alt="" />',
  ])('are not: %s', (source) => {
    expect(literals(source)).toEqual([]);
  });
});
