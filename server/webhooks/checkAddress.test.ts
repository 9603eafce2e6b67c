import { isPublicAddress, issueOfUrl, readNetworks } from './checkAddress';

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  // RFC 1918, 3927, 6598, 5735.
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  // RFC 4291, 4193.
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  // Addresses of IPv4 in those of IPv6: RFC 4291 2.5.5.2, 6052, 3056, 4380.
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:53aa:64c:0:7d2b:80ff:fffe', false],
  ['no address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ['https://example.com/hook', null],
  ['http://example.com/hook', 'notHttps'],
  ['https://127.0.0.1/', 'internal'],
  ['https://[::1]/', 'internal'],
  ['https://[::ffff:7f00:1]/', 'internal'],
  // The forms that a URL reads as 127.0.0.1.
  ['https://2130706433/', 'internal'],
  ['https://0x7f.1/', 'internal'],
  ['https://localhost./', 'internal'],
  ['https://db.internal/', 'internal'],
])('%s: %s', (url, issue) => {
  expect(issueOfUrl(url, [])).toBe(issue);
});

test('the operator names networks that may be called, and nothing else', () => {
  const networks = readNetworks('WEBHOOK_NETWORKS', ['10.0.0.0/8']);
  expect([issueOfUrl('http://10.1.2.3/', networks), issueOfUrl('http://192.168.0.1/', networks)]).toEqual([
    null,
    'internal',
  ]);
  expect(() => readNetworks('WEBHOOK_NETWORKS', ['10.0.0.0'])).toThrow('WEBHOOK_NETWORKS holds networks');
});
