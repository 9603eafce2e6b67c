import type { PlainWord } from './nameRules';

/** What the frame says that is the id of an app as well, and means something else there. */
export const plainWords: readonly PlainWord[] = [
  {
    word: 'email',
    means: 'the address of a person: a field of the calls of accounts, of forms, and a format of JSON Schema and HTML',
    files: [
      'shared/core/auth/addressProof.ts',
      'shared/core/auth/backend.ts',
      'shared/core/auth/providerPerson.ts',
      'server/database/migrations.ts',
      'server/signIn/guardedCall.ts',
      'shared/backend/schema.ts',
      'gallery/entries/',
      'shared/sdk/session.ts',
      'shared/ui/theme/base.css',
      'shell/src/session/',
      'tools/api/docs/docs.js',
    ],
  },
  {
    word: 'content',
    means: 'what a file holds: a field of the call that stores one',
    files: ['shared/core/takeFile.ts', 'shared/ui/picture/'],
  },
  {
    word: 'calendar',
    means: 'a drawing of the kit, and an icon of the family',
    files: ['gallery/', 'shell/src/pages/NotifyPage.tsx'],
  },
  { word: 'chat', means: 'a drawing of the kit, and a word that icons are found by', files: ['gallery/'] },
  { word: 'pages', means: 'the pages of a list, and a number of them', files: ['gallery/'] },
  { word: 'pages', means: 'one of the groups of what the palette finds', files: ['shell/src/navigation/localHits.ts'] },
];
