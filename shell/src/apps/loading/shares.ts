// Apps get only the names listed here. Whole libraries would add 10 kB to every start, for servers, for
// components of older kinds, and for ways of keeping data that nothing here uses. A name that an app needs and that is
// missing here is added here; the gate tells an app which asks for it.

import * as contract from '@atrium/contract';
import * as values from '@atrium/contract/values';
import * as runtime from '@atrium/sdk';
import * as kit from '@atrium/ui';
import { AbilityBuilder, createMongoAbility, subject } from '@casl/ability';
import * as caslReact from '@casl/react';
import {
  autoBatchEnhancer,
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createReducer,
  createSelector,
  createSlice,
  current,
  isAllOf,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  nanoid,
  original,
  prepareAutoBatched,
} from '@reduxjs/toolkit';
import { createApi, QueryStatus, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
import * as axios from 'axios';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import {
  createSelectorHook,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux';
import * as router from 'react-router-dom';
import * as redux from 'redux';
import { Trans } from '../../common/lazyTrans';
import { addLaterTexts } from './laterTexts';

const toolkit = {
  autoBatchEnhancer,
  combineReducers,
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createReducer,
  createSelector,
  createSlice,
  current,
  isAllOf,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  nanoid,
  original,
  prepareAutoBatched,
};
const toolkitQuery = { createApi, QueryStatus, setupListeners, skipToken };
const reactRedux = {
  createSelectorHook,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
};
const casl = { AbilityBuilder, createMongoAbility, subject };
const i18nextReact = { I18nextProvider, initReactI18next, Trans, useTranslation };

declare const HOST_VERSIONS: Readonly<Record<string, string>>;

/** Loaded with the host; apps bundle none of these. */
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
  'react-i18next': i18nextReact,
  '@casl/ability': casl,
  '@casl/react': caslReact,
  '@atrium/contract': contract,
  '@atrium/sdk': runtime,
  '@atrium/ui': kit,
  '@atrium/contract/values': values,
};

/** Loaded with the first app that needs them. */
const onDemand = {
  '@dnd-kit/core': () => import('@dnd-kit/core'),
  '@atrium/backend': () => import('@atrium/backend'),
  '@atrium/contract/card': () => import('@atrium/contract/card'),
  '@atrium/contract/document': () => import('@atrium/contract/document'),
  '@atrium/contract/text': () => import(/* webpackChunkName: "text" */ '@atrium/contract/text'),
  '@atrium/sdk/autosave': () => import('@atrium/sdk/autosave'),
  '@atrium/ui/table': () => import('@atrium/ui/table'),
  '@atrium/ui/date': () => import('@atrium/ui/date'),
  '@atrium/ui/forms': () => import('@atrium/ui/forms'),
  '@atrium/ui/choice': () => import('@atrium/ui/choice'),
  '@atrium/ui/select': () => import('@atrium/ui/select'),
  '@atrium/ui/widget': () => import('@atrium/ui/widget'),
  '@atrium/ui/editor': () => import('@atrium/ui/editor'),
  '@atrium/ui/article': () => import('@atrium/ui/article'),
  '@atrium/ui/together': () => import('@atrium/ui/together'),
  '@atrium/ui/picture': () => import('@atrium/ui/picture'),
  '@atrium/ui/display': () => import('@atrium/ui/display'),
  '@atrium/ui/fields': () => import('@atrium/ui/fields'),
  '@atrium/ui/month': () => import('@atrium/ui/month'),
  '@atrium/ui/board': () => import('@atrium/ui/board'),
  '@atrium/ui/carousel': () => import('@atrium/ui/carousel'),
  '@atrium/ui/sortable': () => import('@atrium/ui/sortable'),
  '@atrium/ui/chart': () => import('@atrium/ui/chart'),
  '@atrium/ui/map': () => import('@atrium/ui/map'),
  '@atrium/ui/sanitize': () => import('@atrium/ui/sanitize'),
  '@atrium/ui/sheet': () => import('@atrium/ui/sheet'),
};

/** Singletons: every app gets the page's instance. */
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
      const [module] = await Promise.all([load(), key.startsWith('@atrium/ui/') && addLaterTexts()]);
      return () => module;
    },
  },
];

/** Share scope of the host in the format of the federation runtime; the build reads the shared names from this file. */
export const hostShares = Object.fromEntries([
  ...Object.entries(loaded).map(shareLoaded),
  ...Object.entries(onDemand).map(shareOnDemand),
]);
