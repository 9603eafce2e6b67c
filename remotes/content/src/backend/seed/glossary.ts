import type { GlossaryTerm } from '../../api/schemas';

const rows: readonly [locale: string, avoid: string, use: string, note: string][] = [
  ['en', 'utilise', 'use', 'Shorter, and it says the same.'],
  ['en', 'in order to', 'to', ''],
  ['en', 'e-mail', 'email', 'Without a hyphen.'],
  ['en', 'click here', '', 'Say where the link leads.'],
  ['en', 'crossed-out', 'crossed out', 'With a hyphen only before a noun.'],
  ['de', 'Nachweise', 'Belege', 'Unser Wort in allen Briefen.'],
  ['de', 'realisieren', 'umsetzen', 'Wo nicht „begreifen“ gemeint ist.'],
  ['de', 'aufgrund von', 'wegen', ''],
  ['fr', 'digital', 'numérique', 'Sauf pour ce qui se fait avec les doigts.'],
  ['fr', 'mail', 'e-mail', ''],
  ['pt', 'deletar', 'excluir', ''],
  ['pt', 'através de', 'por meio de', 'Onde nada é atravessado.'],
];

export const glossary: Omit<GlossaryTerm, 'rev'>[] = rows.map(([locale, avoid, use, note], index) => ({
  id: index + 1,
  locale,
  avoid,
  use,
  note,
}));
