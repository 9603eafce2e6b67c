import { Image, Tree } from '@atrium/ui/display';

const folders = [
  {
    key: 'issues',
    title: 'Issues',
    children: [
      { key: 'november', title: 'November' },
      { key: 'december', title: 'December', children: [{ key: 'cover', title: 'Cover' }] },
    ],
  },
  { key: 'archive', title: 'Archive' },
];

/** Arrow keys walk, open and close it. */
export function Folders() {
  return <Tree aria-label="Folders" treeData={folders} defaultExpandedKeys={['issues']} />;
}

export function WithCheckboxes() {
  return <Tree aria-label="What is printed" checkable treeData={folders} defaultCheckedKeys={['november']} />;
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"%3E%3Crect width="240" height="160" fill="%23dff4f2"/%3E%3Cpath d="M0 160 80 60l50 60 40-40 70 80z" fill="%230b7a75"/%3E%3C/svg%3E';

/** Opens large, to be turned and looked at closely; Escape closes it. */
export function PictureViewer() {
  return <Image width={240} alt="Hills behind the harbour" src={picture} />;
}
