/** @jest-environment node */
import { type ImportFacts, importProblem } from './importRules';
import { readImports } from './readImports';

const facts: ImportFacts = {
  doors: new Set([
    'shared/api',
    'shared/ui',
    'shared/ui/table',
    'shared/runtime',
    'shared/testing',
    'shared/standalone',
    'shared/build',
  ]),
  provided: new Set(['react', 'react-dom', 'react-router-dom', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react']),
  facades: new Map([['react-router-dom', new Set(['Link', 'useParams'])]]),
};

/** Every problem of a file that consists of one statement. */
const problems = (file: string, statement: string) =>
  readImports(file, statement).flatMap((imported) => importProblem(file, imported, facts) ?? []);

const page = 'remotes/email/src/MailList/MailList.tsx';
const test = 'remotes/email/src/MailList/MailList.test.tsx';

it.each([
  [page, `import { Button } from 'antd'`, 'from the kit'],
  [page, `import Button from 'antd/es/button'`, 'from the kit'],
  [page, `import { MailOutlined } from '@ant-design/icons'`, 'from the kit'],
  [page, `import type { ButtonProps } from 'antd'`, 'from the kit'],
  [test, `import { Button } from 'antd'`, 'from the kit'],
  [page, `import axios from 'axios'`, 'shared client'],
  [page, `import { Link } from 'react-router'`, 'react-router-dom'],
  [page, `import { createMock } from 'mock'`, 'own development, test or build entry'],
  [page, `import { Frame } from 'shell'`, 'may not import from shell'],
  [page, `import { Frame } from '../../../../shell/src/frame/Frame'`, 'may not import from shell'],
  [page, `import { ChatPage } from '@atrium/chat'`, 'another app (chat)'],
  [page, `import { ChatPage } from '../../../chat/src/ChatPage'`, 'another app (chat)'],
  [page, `export { ChatPage } from '../../../chat/src/ChatPage'`, 'another app (chat)'],
  [page, `const page = import('../../../chat/src/ChatPage')`, 'another app (chat)'],
  [page, `type Page = import('../../../chat/src/ChatPage').Page`, 'another app (chat)'],
  [page, `import { build } from '../../../../tools/build'`, 'may not import from tools'],
  [page, `import config from '../../../../jest.config.mjs'`, 'outside its folder'],
  [page, `import { Button } from 'shared/ui/antd'`, 'not a door'],
  [page, `import { Button } from '../../../../shared/ui'`, 'not a door'],
  [page, `import { start } from 'shared/standalone'`, 'own development, test or build entry'],
  [page, `import { renderApp } from 'shared/testing'`, 'own development, test or build entry'],
  [test, `import { defineRemote } from 'shared/build'`, 'own development, test or build entry'],
  [page, `import * as icons from 'lucide-react'`, 'by name'],
  [page, `import { icons } from 'lucide-react'`, 'by name'],
  [page, `import { DynamicIcon } from 'lucide-react/dynamic'`, 'by name'],
  ['shell/src/menu/Menu.tsx', `export * from 'lucide-react'`, 'by name'],
  [page, `import { createApi } from '@reduxjs/toolkit/query'`, 'second copy of @reduxjs/toolkit'],
  [page, `import { renderToString } from 'react-dom/server'`, 'second copy of react-dom'],
  [page, `import { useFetcher } from 'react-router-dom'`, 'does not provide "useFetcher"'],
  ['shared/ui/Page/Page.tsx', `import { Frame } from '../../../shell/src/frame'`, 'may not import from shell'],
  ['shared/standalone/index.tsx', `import { createMock } from 'mock'`, 'may not import from mock'],
  ['shared/runtime/http.ts', `import { emails } from '@atrium/email'`, 'another app (email)'],
  ['mock/email/emails.ts', `import { formatDate } from 'shared/ui'`, 'only "shared/api"'],
  ['mock/email/emails.ts', `import type { Email } from '../../shared/api'`, 'not a door'],
  ['mock/email/emails.ts', `import { routes } from 'shell'`, 'may not import from shell'],
  ['shell/src/start.tsx', `import { App } from '../../remotes/email/src/app'`, 'another app (email)'],
  ['shell/src/start.tsx', `import { Button } from 'shared/ui/antd'`, 'not a door'],
])('%s may not say %s', (file, statement, reason) => {
  expect(problems(file, statement)).toEqual([expect.stringContaining(reason)]);
});

it.each([
  [page, `import { Mail } from 'lucide-react'; import type { LucideIcon } from 'lucide-react'`],
  [page, `import { DataTable } from 'shared/ui/table'; import { api } from 'shared/runtime'`],
  [
    page,
    `import { Link, useParams } from 'react-router-dom'; import { createApi } from '@reduxjs/toolkit/query/react'`,
  ],
  [page, `import type { FetcherWithComponents } from 'react-router-dom'`],
  [page, `import { MailRow } from './MailRow'; import { sortMails } from '../model/sortMails'`],
  [page, `import { Editor } from '@tiptap/react'`],
  [test, `import { renderApp } from 'shared/testing'; import { createMock } from 'mock'`],
  ['remotes/email/src/testOptions.ts', `import { installMock } from 'mock'`],
  ['remotes/email/src/dev.tsx', `import { startAlone } from 'shared/standalone'; import { createMock } from 'mock'`],
  ['remotes/email/rspack.config.ts', `import { defineRemote } from 'shared/build'`],
  ['mock/email/emails.ts', `import type { Email } from 'shared/api'; import { http } from '../core/http'`],
  ['shell/src/start.tsx', `import { createMock } from 'mock'; import { createRuntime } from 'shared/runtime'`],
  ['shared/ui/Page/Page.tsx', `import { Typography } from 'antd'; import { useRuntime } from '../../runtime'`],
  ['tools/build/index.ts', `import { shellConfig } from '../../shell/rspack.config'`],
])('%s may say %s', (file, statement) => {
  expect(problems(file, statement)).toEqual([]);
});
