import * as casl from '@casl/ability';
import * as caslReact from '@casl/react';
import * as toolkit from '@reduxjs/toolkit';
import * as toolkitQuery from '@reduxjs/toolkit/query/react';
import * as axios from 'axios';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
// Without what is for ICU messages and for servers: 3 kB.
import { I18nextProvider, initReactI18next, Trans, Translation, useTranslation, withTranslation } from 'react-i18next';
import * as reactRedux from 'react-redux';
import * as router from 'react-router-dom';
import * as redux from 'redux';
import * as contract from 'shared/contract';
import * as runtime from 'shared/runtime';
import * as kit from 'shared/ui';

declare const HOST_VERSIONS: Readonly<Record<string, string>>;

/** What is in the page before any app: apps bring none of it along. */
const loaded = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  redux,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': toolkitQuery,
  axios,
  i18next,
  'react-i18next': { I18nextProvider, initReactI18next, Trans, Translation, useTranslation, withTranslation },
  '@casl/ability': casl,
  '@casl/react': caslReact,
  'shared/contract': contract,
  'shared/runtime': runtime,
  'shared/ui': kit,
};

/** Entry points of `shared` that the first app which needs them loads. */
const onDemand = {
  'shared/backend': () => import('shared/backend'),
  'shared/ui/table': () => import('shared/ui/table'),
  'shared/ui/date': () => import('shared/ui/date'),
  'shared/ui/forms': () => import('shared/ui/forms'),
  'shared/ui/select': () => import('shared/ui/select'),
  'shared/ui/widget': () => import('shared/ui/widget'),
  'shared/ui/editor': () => import('shared/ui/editor'),
  'shared/ui/article': () => import('shared/ui/article'),
  'shared/ui/picture': () => import('shared/ui/picture'),
};

/** Every app gets the very one of the page, of this version. */
const sharedAs = (key: string) => {
  const version = HOST_VERSIONS[key] ?? '0';
  return { version, scope: ['default'], shareConfig: { singleton: true, requiredVersion: version } };
};

const shareLoaded = ([key, module]: [string, object]) => [key, { ...sharedAs(key), lib: () => module }];

const shareOnDemand = ([key, load]: [string, () => Promise<object>]) => [
  key,
  {
    ...sharedAs(key),
    async get() {
      const module = await load();
      return () => module;
    },
  },
];

/** What the host shares with apps, as the federation runtime takes it; the build reads from this file which names that are. */
export const hostShares = Object.fromEntries([
  ...Object.entries(loaded).map(shareLoaded),
  ...Object.entries(onDemand).map(shareOnDemand),
]);
