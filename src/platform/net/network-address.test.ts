import { expect, test } from 'vitest';
import { isAddress, isLoopback, isPublicAddress, networksOf } from './network-address.ts';

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2a00:1450:400e:80d::200e',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
  '2001:200::1',
  '3ffe::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['0.0.0.0', 'this host'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private, its last'],
  ['100.64.0.0', 'carrier-grade NAT, its first'],
  ['100.127.255.255', 'carrier-grade NAT, its last'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback too'],
  ['169.254.169.254', 'link-local, where clouds tell their secrets'],
  ['172.16.0.0', 'private'],
  ['172.31.255.255', 'private, its last'],
  ['192.0.0.8', 'protocols'],
  ['192.0.2.1', 'documentation'],
  ['192.168.1.1', 'private'],
  ['198.19.255.255', 'measurements'],
  ['224.0.0.1', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'everybody here'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', 'loopback, written out'],
  ['::ffff:127.0.0.1', 'mapped loopback'],
  ['::ffff:7f00:1', 'mapped loopback in groups'],
  ['::ffff:8.8.8.8', 'mapped, even where the IPv4 address is public'],
  ['::127.0.0.1', 'compatible'],
  ['64:ff9b::7f00:1', 'translated loopback'],
  ['64:ff9b:1::1', 'translated within a network'],
  ['100::1', 'discard'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['febf::1', 'link-local, its last'],
  ['fec0::1', 'site-local of old'],
  ['fc00::1', 'unique-local'],
  ['fd12:3456:789a::1', 'unique-local'],
  ['ff02::1', 'multicast'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::', '6to4 of loopback'],
  ['3fff::1', 'documentation'],
  ['4000::1', 'given out to nobody'],
  ['localhost', 'a name'],
  ['127.1', 'half an address'],
  ['0x7f000001', 'a number'],
  ['256.1.1.1', 'no address'],
  ['2a00::1::2', 'no address'],
  ['2a00:1:2:3:4:5:6:7:8', 'no address'],
  ['2a00:1:2:3:4:5:6', 'no address'],
  ['', 'nothing'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('an address is distinguished from a name', () => {
  expect(['8.8.8.8', '::1', 'fe80::1'].map(isAddress)).toEqual([true, true, true]);
  expect(['push.example', '8.8.8', '', 'dead.beef'].map(isAddress)).toEqual([false, false, false, false]);
});

test('a loopback host is distinguished from one that others reach', () => {
  const own = ['localhost', '127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'];
  expect(own.filter((host) => !isLoopback(host))).toEqual([]);
  const reachable = ['0.0.0.0', '::', '192.168.1.2', '2001:db8::1', 'houvast.example', 'localhost.example'];
  expect(reachable.filter(isLoopback)).toEqual([]);
});

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['::ffff:c000:207', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8::/64', '2001:db8::/48']],
  ['::1', ['::/64', '::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/48']],
  ['', ['']],
])('%s is in the networks %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
